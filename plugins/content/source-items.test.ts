/** @jest-environment node */
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { objectAt, ContentFolder, validContent, type JsonObject } from "../../test/content-fixture";
import { fakeNode } from "../../test/fake-node";
import { DATA_FILE_TYPE } from "./schema/type-defs";
import { onCreateNode } from "./source-items";

/** A site's files before our hook runs: a File node, and its child with the content of the JSON. */
class Site {
  readonly folder: ContentFolder;
  readonly nodes = new Map<string, Node>();
  readonly made: NodeInput[] = [];
  readonly links: { parent: string; children: readonly string[] }[] = [];
  /** What Gatsby does while a made node goes through the plugins. */
  afterCreate: (made: NodeInput) => void = () => undefined;

  constructor(readonly content: Record<string, JsonObject> = validContent()) {
    this.folder = new ContentFolder(content);
    for (const [file, fields] of Object.entries(content)) {
      const absolutePath = path.join(this.folder.dataDir, file);
      const fileNode = fakeNode("File", { id: `file ${file}`, relativePath: file, absolutePath });
      const dataNode = fakeNode(DATA_FILE_TYPE, { ...fields, id: `json ${file}`, parent: fileNode.id });
      for (const node of [fileNode, dataNode]) this.nodes.set(node.id, node);
    }
  }

  /** Runs the hook for one file and returns the nodes it made. */
  async read(id: string): Promise<NodeInput[]> {
    const node = this.nodes.get(id);
    if (!node) throw new Error(`No node ${id}`);
    this.made.length = 0;
    await onCreateNode({
      node,
      getNode: (key: string) => this.nodes.get(key),
      getNodesByType: (type) => [...this.nodes.values()].filter(({ internal }) => internal.type === type),
      createNodeId: (key) => `id of ${key}`,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      actions: {
        createNode: (made: NodeInput) => {
          this.made.push(made);
          return Promise.resolve().then(() => {
            this.afterCreate(made);
          });
        },
        createParentChildLink: ({ parent, child }) => {
          this.links.push({ parent: parent.id, children: [...new Set([...parent.children, child.id])] });
        },
      },
    });
    return this.made;
  }

  /** Writes a changed file, as an editor does during `gatsby develop`. */
  save(file: string): void {
    this.folder.write(`data/${file}`, JSON.stringify(this.content[file]));
  }

  dispose(): void {
    this.folder.dispose();
  }
}

const withSite = async (test: (site: Site) => Promise<void>, content?: Record<string, JsonObject>): Promise<void> => {
  const site = new Site(content);
  try {
    await test(site);
  } finally {
    site.dispose();
  }
};

test("each item of a collection becomes a child of its file, with its place in it", () =>
  withSite(async (site) => {
    const made = await site.read("json clients.json");
    expect(
      made.map(({ internal, parent, position, slug }) => ({ type: internal.type, parent, position, slug })),
    ).toEqual(
      [1, 2, 3].map((number) => ({
        type: "Client",
        parent: "json clients.json",
        position: number - 1,
        slug: `acme-${number}`,
      })),
    );
    // Once, however many there are, because Gatsby writes the whole file's node for each link.
    expect(site.links).toEqual([{ parent: "json clients.json", children: made.map(({ id }) => id) }]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  }));

test("a file of one object becomes one node", () =>
  withSite(async (site) => {
    const made = await site.read("json home.json");
    expect(made.map(({ internal }) => internal.type)).toEqual(["HomePage"]);
    expect(made[0]).not.toHaveProperty("$schema");
  }));

test("a file with fields beside its items becomes both", () =>
  withSite(async (site) => {
    const made = await site.read("json team.json");
    expect(made.map(({ internal }) => internal.type)).toEqual(["Team", "TeamMember"]);
    expect(made[0]).not.toHaveProperty("items");
  }));

test("a service's page gets what follows from its path, and defaults for what the JSON leaves out", () =>
  withSite(async (site) => {
    const [page] = await site.read("json services/video-shoot.json");
    expect(page).toMatchObject({ internal: { type: "Page" }, slug: "video-shoot", isService: true });
    expect(page).toHaveProperty("sections.1.colorScheme", "paper");
    expect(page).toHaveProperty("sections.1.look", "plain");
  }));

test("a placeholder's page has empty lists", () =>
  withSite(async (site) => {
    const [page] = await site.read("json pages/about.json");
    expect(page).toMatchObject({ slug: "about", isService: false, sections: [], shared: [], related: [] });
  }));

test("tokens in the texts are replaced by the agency's facts", () =>
  withSite(async (site) => {
    const [home] = await site.read("json home.json");
    expect(home).toHaveProperty("seo.title", "A title | Sample Brand");
    const [page] = await site.read("json services/video-shoot.json");
    expect(page).toHaveProperty("sections.0.paragraphs.0", "Write to hello@sample.example.");
  }));

test("an item's own id becomes its anchor, because Gatsby keeps id for itself", () =>
  withSite(async (site) => {
    const [solution] = await site.read("json solutions.json");
    expect(solution).toMatchObject({ id: "id of json solutions.json Solution 0", anchor: "solutions-1" });
  }));

test("the same item of a file elsewhere is another node, as where a project was moved between two builds", () =>
  withSite(async (site) => {
    const [here] = await site.read("json faq.json");
    expect(here?.id).toContain(String(here?.parent));
  }));

test("the portfolio's platforms become profiles; twitter is the profile on X", () =>
  withSite(async (site) => {
    const [image] = await site.read("json portfolio-images.json");
    expect(image).toHaveProperty("socials", [
      { platform: "instagram", label: "Instagram", url: "https://www.instagram.com/sample" },
      { platform: "x", label: "X", url: "https://x.com/sample" },
    ]);
  }));

test("a change of the agency's facts renews the nodes of every file", () =>
  withSite(async (site) => {
    objectAt(site.content, "site.json").name = "New Name";
    site.save("site.json");
    const made = await site.read("json site.json");
    const types = new Set(made.map(({ internal }) => internal.type));
    expect(types).toContain("Client");
    expect(made.find(({ internal }) => internal.type === "HomePage")).toHaveProperty("seo.title", "A title | New Name");
  }));

test("so does a change of the offices", () =>
  withSite(async (site) => {
    objectAt(site.content, "home.json", "locations").intro = "{OfficeCount} office in {cities}.";
    objectAt(site.content, "offices.json", "items", 0).city = "Pune";
    site.save("home.json");
    site.save("offices.json");
    const made = await site.read("json offices.json");
    expect(made.find(({ internal }) => internal.type === "HomePage")).toHaveProperty(
      "locations.intro",
      "One office in Pune.",
    );
  }));

test("nothing is made of a file's old content after Gatsby has deleted it", () =>
  withSite(async (site) => {
    let madeBefore = 0;
    site.afterCreate = ({ parent }) => {
      if (parent === "json offices.json" || madeBefore > 0) return;
      madeBefore = site.made.length;
      for (const { id, internal } of site.nodes.values()) if (internal.type === DATA_FILE_TYPE) site.nodes.delete(id);
    };
    const made = await site.read("json offices.json");
    expect(madeBefore).toBeGreaterThan(0);
    expect(made.slice(madeBefore)).toEqual([]);
  }));

test("a node that changes has another digest, one that does not keeps it", () =>
  withSite(async (site) => {
    const digests = async () => (await site.read("json faq.json")).map(({ internal }) => internal.contentDigest);
    const before = await digests();
    expect(await digests()).toEqual(before);
    Object.assign(site.nodes.get("json faq.json") ?? {}, { items: [{ question: "Why?", answer: "Another." }] });
    expect(await digests()).not.toEqual(before);
  }));

test("nodes of other plugins, and files that belong to nothing, are left alone", () =>
  withSite(async (site) => {
    expect(await site.read("file faq.json")).toEqual([]);
    const absolutePath = path.join(site.folder.dataDir, "stray.json");
    site.nodes.set("stray", fakeNode("File", { id: "stray", relativePath: "stray.json", absolutePath }));
    site.nodes.set("json stray", fakeNode(DATA_FILE_TYPE, { id: "json stray", parent: "stray" }));
    expect(await site.read("json stray")).toEqual([]);
  }));
