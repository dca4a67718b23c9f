import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { typeNameOf } from "../../../gatsby/content/schema/fields";
import { sectionSchema } from "../../../gatsby/content/schema/pages/sections";
import { listFiles } from "../../../gatsby/utils/list-files";

const ROOT = path.resolve(__dirname, "../../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The source files of the site and its build, without tests and generated files. */
const sources = (folder: string): string[] =>
  listFiles(path.join(ROOT, folder))
    .map((file) => `${folder}/${file}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$|\/testing\//.test(name));

const types = sectionSchema.options.map(typeNameOf);

describe("The recipe of docs/new-section.md", () => {
  it.each(types)("%s has a component with its fragment, and a case in the switch", (type) => {
    const component = `src/sections/page/kinds/${type}.tsx`;
    expect(existsSync(path.join(ROOT, component))).toBe(true);
    expect(read(component)).toContain(`fragment ${type}ForPage on ${type}`);
    const list = read("src/sections/page/PageSections.tsx");
    expect(list).toContain(`case "${type}":`);
    expect(list).toContain(`...${type}ForPage`);
  });

  it("names every file that a kind of section needs", () => {
    for (const type of types) {
      const files = [...sources("src"), ...sources("gatsby")].filter((file) =>
        new RegExp(`\\b${type}(ForPage)?\\b`).test(read(file)),
      );
      expect(new Set(files)).toEqual(
        new Set([
          "gatsby/content/schema/pages/sections.ts",
          "src/sections/page/PageSections.tsx",
          "src/sections/page/PageSections.stories.tsx",
          `src/sections/page/kinds/${type}.tsx`,
        ]),
      );
    }
    const recipe = read("docs/new-section.md");
    expect(recipe).toContain("gatsby/content/schema/pages/sections.ts");
    expect(recipe).toContain("src/sections/page/PageSections.tsx");
    expect(recipe).toContain("src/sections/page/PageSections.stories.tsx");
    expect(recipe).toContain("src/sections/page/kinds/QuoteSection.tsx");
  });
});
