/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../gatsby/content/check/check-content";
import { addCode, codeKinds } from "./add-code";
import { addContent, draftOf } from "./add-content";
import { contentKinds } from "./content-kinds";

let project: string;
const dataDir = () => path.join(project, "data");
const read = (file: string): string => readFileSync(path.join(project, file), "utf8");
const kindOf = (name: string) => {
  const kind = contentKinds.find((contentKind) => contentKind.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "new-"));
  for (const folder of ["data", "gatsby/content/schema/pages", "src/sections/page"]) {
    mkdirSync(path.join(project, folder), { recursive: true });
    cpSync(folder, path.join(project, folder), { recursive: true });
  }
  for (const folder of ["static", "node_modules"]) symlinkSync(path.resolve(folder), path.join(project, folder));
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

describe("npm run new, for content", () => {
  it.each(contentKinds.map((kind) => [kind.name, kind] as const))(
    "adds a valid %s without an answer that isn't given",
    async (name, kind) => {
      const before = draftOf(kind, dataDir()).others.length;
      const answers = name === "reel" ? { link: "https://www.youtube.com/watch?v=abcdefghijk&t=30s" } : {};
      expect(await addContent(kind, answers, dataDir())).toHaveProperty("files");
      expect(draftOf(kind, dataDir()).others).toHaveLength(before + 1);
      expect(await checkContent(dataDir())).toEqual([]);
    },
  );

  it("adds the first entry of a list, with a picture, and says what it needs to know", async () => {
    writeFileSync(
      path.join(project, "data/clients.json"),
      '{ "$schema": "./schema/clients.schema.json", "items": [] }',
    );
    rmSync(path.join(project, "data/images/clients"), { recursive: true });
    const kind = kindOf("client");
    expect(await addContent(kind, { name: "Fig & Co" }, dataDir())).toMatchObject({
      issues: ["industry", "logo"].map((field) => `${field}: needs an answer, as there is no other client`),
    });
    const logo = path.join(project, "data/images/solutions/solutions1.svg");
    expect(await addContent(kind, { name: "Fig & Co", industry: "Food", logo }, dataDir())).toEqual({
      files: ["clients.json", "images/clients/fig-co.svg"],
    });
  });

  it("asks for what an entry must have, and not for what follows from it", () => {
    const { questions } = draftOf(kindOf("client"), dataDir());
    expect(questions.map(({ path: field, type }) => [field, type])).toEqual([
      ["name", "text"],
      ["industry", "text"],
      ["logo", "picture"],
    ]);
  });

  it("copies a picture, names it after its entry, and changes nothing else in the file", async () => {
    const before = read("data/clients.json");
    const logo = path.join(project, "data/images/solutions/solutions1.svg");
    await addContent(kindOf("client"), { name: "Fig & Co", industry: "Food", logo }, dataDir());
    const after = read("data/clients.json");
    expect(draftOf(kindOf("client"), dataDir()).example).toEqual({
      slug: "fig-co",
      name: "Fig & Co",
      industry: "Food",
      logo: "images/clients/fig-co.svg",
    });
    expect(read("data/images/clients/fig-co.svg")).toBe(read("data/images/solutions/solutions1.svg"));
    expect(after.startsWith(before.slice(0, before.lastIndexOf("}\n  ]")))).toBe(true);
  });

  it("derives a film's id and its first second from its address", async () => {
    const link = "https://www.youtube.com/watch?v=abcdefghijk&t=30s";
    await addContent(kindOf("reel"), { link }, dataDir());
    expect(draftOf(kindOf("reel"), dataDir()).example).toMatchObject({ youtubeId: "abcdefghijk", start: 30, link });
  });

  it("writes nothing where the content check finds something", async () => {
    const before = read("data/clients.json");
    const slug = draftOf(kindOf("client"), dataDir()).example.slug;
    const logo = path.join(project, "data/images/solutions/solutions1.svg");
    const added = await addContent(kindOf("client"), { name: "Fig", slug, logo }, dataDir());
    expect("issues" in added ? added.issues.join("\n") : "").toMatch(
      /data\/clients\.json:\d+:\d+: .*slug: .* is taken by/,
    );
    expect(read("data/clients.json")).toBe(before);
    // The picture would be reported as unused.
    expect(await checkContent(dataDir())).toEqual([]);
  });

  it("gives a page a title, a description and a headline of its own", async () => {
    await addContent(kindOf("service"), { name: "Podcasts" }, dataDir());
    expect(JSON.parse(read("data/services/podcasts.json"))).toMatchObject({
      path: "/services/podcasts/",
      seo: { title: "Podcasts | {name}", description: "Podcasts | {name}, {city}" },
      hero: { headline: "Podcasts" },
      directory: { heading: "Podcasts" },
    });
  });

  it("says which picture isn't there", async () => {
    const added = await addContent(kindOf("client"), { name: "Fig", logo: "nowhere.svg" }, dataDir());
    expect(added).toEqual({
      issues: ["logo: there is no file nowhere.svg"],
      refused: [{ field: "logo", message: "there is no file nowhere.svg" }],
    });
  });

  it.each<[string, Record<string, string | number>, string]>([
    ["client", { name: "Foldwick" }, 'name: "Foldwick" is taken by'],
    ["service", { name: "Event Marketing", "image.file": "data/images/clients/foldwick.svg" }, "image.file: file "],
    ["service", { name: "Video Shoot" }, "name: data/services/video-shoot.json is there already"],
    ["reel", { title: "A film", link: "https://youtube.com/abc" }, "link: gives no youtubeId"],
    ["testimonial", { name: "Ravi Menon", rating: 9 }, "rating: must be 1 to 5"],
  ])("says which answer of a %s to change: %o", async (name, answers, expected) => {
    const added = await addContent(kindOf(name), answers, dataDir());
    const refused = "refused" in added ? added.refused.map(({ field, message }) => `${field}: ${message}`) : [];
    expect(refused).toContainEqual(expect.stringContaining(expected));
  });
});

describe("npm run new, for code", () => {
  const [component, section] = codeKinds;

  it("writes a component with its test and its story", () => {
    const files = component ? addCode(component, "Badge", project) : [];
    expect(files).toEqual(["tsx", "test.tsx", "stories.tsx"].map((ending) => `src/components/Badge/Badge.${ending}`));
    expect(read("src/components/Badge/Badge.stories.tsx")).toContain("export const Default: Story");
    expect(read("src/components/Badge/Badge.tsx")).toContain("export function Badge({ children }: BadgeProps)");
  });

  it("gives a kind of section its schema, component, fragment, case and story", () => {
    if (section) addCode(section, "QuoteWall", project);
    const schema = read("gatsby/content/schema/pages/sections.ts");
    expect(schema).toContain('section("quote-wall", "QuoteWallSection"');
    expect(schema).toMatch(/discriminatedUnion\("kind", \[[^\]]*, quoteWall\]/);
    const list = read("src/sections/page/PageSections.tsx");
    expect(list).toContain('import { QuoteWallSection } from "./kinds/QuoteWallSection";');
    expect(list).toContain('case "QuoteWallSection":');
    expect(list).toContain("...QuoteWallSectionForPage");
    expect(read("src/sections/page/PageSections.stories.tsx")).toContain(
      'export const QuoteWall = ofKind("QuoteWallSection");',
    );
    expect(read("src/sections/page/kinds/QuoteWallSection.tsx")).toContain("fragment QuoteWallSectionForPage on");
  });

  it("refuses a kind of section that is there, wherever its file is", () => {
    if (!section) throw new Error("There is no template for sections.");
    expect(() => addCode(section, "Cards", project)).toThrow("Cards is there already");
    expect(() => addCode(section, "Prose", project)).toThrow("Prose is there already");
    expect(() => addCode(section, "QuoteSection", project)).toThrow('Leave out "Section"');
  });

  it("refuses a name that React would not take, and one that is taken", () => {
    if (!component) throw new Error("There is no template for components.");
    expect(() => addCode(component, "badge", project)).toThrow("write it like QuoteWall");
    addCode(component, "Badge", project);
    expect(() => addCode(component, "Badge", project)).toThrow("is there already");
  });
});
