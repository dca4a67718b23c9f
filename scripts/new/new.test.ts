/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentFolder } from "../../test/content-fixture";
import { TemporaryFolder } from "../../test/temporary-folder";
import { create, KINDS } from "./new";

let project: string;
const read = (file: string): string => readFileSync(path.join(project, file), "utf8");
const make = (kindName: string, name: string): string[] => {
  const kind = KINDS[kindName];
  if (!kind) throw new Error(`There is no kind ${kindName}.`);
  return create(kind, name, project);
};

describe("a new page", () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = new ContentFolder();
    project = folder.projectDir;
  });
  afterEach(() => {
    folder.dispose();
  });

  it.each([
    ["page", "Søk & Ærlighet", "data/pages/søk-ærlighet.json", "/søk-ærlighet/"],
    ["service", "Blåbær på nett", "data/services/blåbær-på-nett.json", "/services/blåbær-på-nett/"],
    ["service", "خدمات جديدة", "data/services/خدمات-جديدة.json", "/services/خدمات-جديدة/"],
  ])("can be named in any script: %s %s", (kind, name, file, address) => {
    expect(make(kind, name)).toEqual([file]);
    expect(JSON.parse(read(file))).toMatchObject({ name, path: address });
  });

  it.each(["page", "service"])("borrows nothing, and the content check names each blank of a %s", async (kind) => {
    const [file = ""] = make(kind, "Podcasts");
    const page = read(file);
    expect([...page.matchAll(/: "([^"]+)"/g)].map(([, text]) => text)).toEqual([
      "../schema/page.schema.json",
      expect.stringMatching(/\/podcasts\/$/),
      "Podcasts",
    ]);
    const issues = await folder.issues();
    const blanks = page.match(/""/g) ?? [];
    expect(issues).toHaveLength(blanks.length);
    for (const issue of issues) {
      expect(issue).toMatch(new RegExp(`^${file}: .*(is empty|"" is unknown; it must be one of|must be a number)`));
    }
    expect(issues).toContain(`${file}: hero.phrases[1]: is empty`);
  });

  it("is refused where there is one already, and without a letter", () => {
    expect(() => make("service", "Video Shoot")).toThrow("data/services/video-shoot.json");
    expect(() => make("page", "!")).toThrow("no letter or digit");
  });
});

describe("new code", () => {
  const temporary = new TemporaryFolder();
  beforeEach(() => {
    project = temporary.path;
    for (const folder of ["plugins/content/schema/pages", "src/sections/page", "src/components/StarRating"]) {
      mkdirSync(path.join(project, folder), { recursive: true });
      cpSync(folder, path.join(project, folder), { recursive: true });
    }
  });
  it("writes a component with its test and its story", () => {
    const files = make("component", "Badge");
    expect(files).toEqual(["tsx", "test.tsx", "stories.tsx"].map((ending) => `src/components/Badge/Badge.${ending}`));
    expect(read("src/components/Badge/Badge.stories.tsx")).toContain("const meta: Meta<typeof Badge>");
    expect(read("src/components/Badge/Badge.tsx")).toContain("export function Badge({");
  });

  it("gives a kind of section its schema, component, fragment, case and story", () => {
    make("section", "QuoteWall");
    const schema = read("plugins/content/schema/pages/sections.ts");
    expect(schema).toContain('section("quote-wall", "QuoteWallSection"');
    expect(schema).toMatch(/discriminatedUnion\("kind", \[[^\]]*,\s+quoteWall,/);
    const list = read("src/sections/page/PageSections.tsx");
    expect(list).toContain('import { QuoteWallSection } from "./kinds/QuoteWallSection";');
    expect(list).toContain('case "QuoteWallSection":');
    expect(list).toContain("...QuoteWallSectionForPage");
    expect(read("src/sections/page/PageSections.stories.tsx")).toContain(
      'export const QuoteWall = ofKind("QuoteWallSection");',
    );
    expect(read("src/sections/page/kinds/QuoteWallSection.tsx")).toContain("fragment QuoteWallSectionForPage on");
  });

  it("adds a kind to a list of them that no longer fits on a line", () => {
    const file = path.join(project, "plugins/content/schema/pages/sections.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace(", steps,", ",\n  steps,"));
    make("section", "QuoteWall");
    expect(readFileSync(file, "utf8")).toMatch(/,\s+steps,\s+quoteWall,/);
  });

  it("gives a language every file of words, with the English beside them", () => {
    cpSync("src/messages", path.join(project, "src/messages"), { recursive: true });
    const files = make("language", "fi");
    expect(files).toHaveLength(readdirSync("src/messages/en-GB").length + 1);
    const form = read("src/messages/fi/forms.tsx");
    expect(form).toContain('import type * as english from "../en-GB/forms";');
    expect(form).toContain("export const formMessages: typeof english.formMessages = {");
    expect(form).toContain('  done: "Thank You!", // Thank You!');
    expect(read("src/messages/fi/works.ts")).toContain('plural("fi", count');
    expect(() => make("language", "fi")).toThrow("is there already");
    expect(() => make("language", "Finnish")).toThrow("no language's tag");
  });

  it("begins another country's form of a language with the words that are there", () => {
    cpSync("src/messages", path.join(project, "src/messages"), { recursive: true });
    make("language", "zh-Hant-TW");
    make("language", "pt-PT");
    expect(read("src/messages/pt-PT/forms.tsx")).toBe(read("src/messages/pt/forms.tsx"));
    const languages = read("src/messages/languages.ts");
    expect(languages).toContain('import * as zhHantTW from "./zh-Hant-TW/build";');
    expect(languages).toContain('"pt-PT": ptPT,');
  });

  it("refuses a kind of section that is there, wherever its file is", () => {
    expect(() => make("section", "Cards")).toThrow("Cards is there already");
    expect(() => make("section", "Prose")).toThrow("Prose is there already");
    expect(() => make("section", "QuoteSection")).toThrow('Leave out "Section"');
  });

  it("refuses a name that React would not take, and one that is taken", () => {
    expect(() => make("component", "badge")).toThrow("write it like QuoteWall");
    make("component", "Badge");
    expect(() => make("component", "Badge")).toThrow("is there already");
  });
});
