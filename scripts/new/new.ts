/**
 * `npm run new`: writes the files to start from.
 *
 *   npm run new page "Case studies"    a page, in data/pages
 *   npm run new service "Podcasts"     a service page, in data/services
 *   npm run new language fi            the words of buttons and labels in another language, in src/messages
 *   npm run new section QuoteWall      a kind of section for pages: a copy of steps, with its schema, component and story
 *   npm run new component Badge        a component that knows no data: a copy of StarRating, with its test and story
 *
 * For entries of lists, such as clients or posts, use the visual editor (npm run edit), or copy an example from
 * docs/ten-changes.md.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { exitWith, fail, runPackage } from "../lib/run";
import { writeFiles } from "../lib/write-checked";
import { newComponent, type NewFiles, newLanguage, newPage, newSection } from "./templates";

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
    next: "It's a copy of the kind steps: give it its own fields and look (docs/developers/new-section.md), run npm run schemas, and use it in a file of data/pages.",
  },
  component: {
    make: newComponent,
    next: "It's a copy of StarRating: give it its own props, look and docstring, and each of its states a story (docs/developers/catalogue.md).",
  },
};

/** Writes the files of something new, and returns their names. @throws Error if the name won't do or is taken */
export const create = ({ make }: Kind, name: string, projectDir: string): string[] => {
  const { files, changed } = make(name, projectDir);
  const taken = Object.keys(files).find((file) => existsSync(path.join(projectDir, file)));
  if (taken !== undefined) throw new Error(`${name} is there already, in ${taken}.`);
  const written = new Map(Object.entries({ ...files, ...changed }));
  writeFiles(projectDir, written);
  return [...written.keys()];
};

const main = async (): Promise<number> => {
  const [kindName = "", ...words] = process.argv.slice(2);
  const kind = KINDS[kindName];
  const name = words.join(" ");
  if (!kind || name === "")
    return fail(
      `Say what and its name: npm run new page "Case studies". It can be a ${Object.keys(KINDS).join(", ")}.`,
    );
  const files = create(kind, name, process.cwd());
  console.log(`${files.join("\n")}\n\n${kind.next}`);
  // A name of another length breaks lines elsewhere.
  return runPackage("prettier", ["--write", "--log-level", "warn", ...files]);
};

if (require.main === module) exitWith(main());
