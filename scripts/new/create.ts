import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newComponent, type NewFiles, newSection } from "./new-code";
import { newLanguage } from "./new-language";
import { newPage } from "./new-page";

/** Something to start from a template. */
interface Kind {
  readonly make: (name: string, projectDir: string) => NewFiles;
  /** What is still to be done by hand, for the last line of the command. */
  readonly next: string;
}

const FILL_IN = "npm run check:content names each blank until it's filled in; a code editor explains each field.";

export const KINDS: Readonly<Record<string, Kind>> = {
  page: { make: (name, projectDir) => newPage("pages", name, projectDir), next: FILL_IN },
  service: { make: (name, projectDir) => newPage("services", name, projectDir), next: FILL_IN },
  language: {
    make: newLanguage,
    next: "Write each text over in the new folder; the English stays beside it. npm run types names what's missing. Then put the tag in data/site.json: docs/language.md.",
  },
  section: {
    make: newSection,
    next: "Run npm run schemas, give the kind its fields (docs/developers/new-section.md), and use it in a file of data/services.",
  },
  component: {
    make: newComponent,
    next: "Describe it in its docstring, style it with the tokens of src/theme, and give each state a story (docs/developers/catalogue.md).",
  },
};

/**
 * Writes the files of something new.
 *
 * @returns the files that are new or changed
 * @throws Error if the name won't do or is taken, or a place in the code isn't there any more; nothing is written then
 */
export const create = ({ make }: Kind, name: string, projectDir: string): string[] => {
  const { files, changes = [] } = make(name, projectDir);
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const taken =
    Object.keys(files).find((file) => existsSync(path.join(projectDir, file))) ??
    changes.find(({ file, insert }) => read(file).includes(insert))?.file;
  if (taken !== undefined) throw new Error(`${name} is there already, in ${taken}.`);

  const written = new Map(Object.entries(files));
  for (const { file, before, insert } of changes) {
    const content = written.get(file) ?? read(file);
    const index = content.lastIndexOf(before);
    if (index < 0) throw new Error(`${file} no longer has a line that begins with ${JSON.stringify(before)}.`);
    written.set(file, content.slice(0, index) + insert + content.slice(index));
  }
  for (const [file, content] of written) {
    const target = path.join(projectDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return [...written.keys()];
};
