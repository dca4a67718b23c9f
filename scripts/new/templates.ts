import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readFacts } from "../../plugins/content/facts";
import { contentFiles } from "../../plugins/content/schema";
import { shapeOf } from "../../plugins/content/schema/fields";
import { slugify } from "../../plugins/content/schema/pages/anchor";
import { folderFor } from "../../src/messages/languages";

/** Contents of files, by their paths in the project. */
export interface NewFiles {
  readonly files: Readonly<Record<string, string>>;
  /** Files that are there already, with what they gain. */
  readonly changed?: Readonly<Record<string, string>>;
}

const KINDS = "src/sections/page";
const SCHEMA = "plugins/content/schema/pages/sections.ts";

const requireName = (name: string): void => {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" is no name for it; write it like QuoteWall.`);
};

/** quote-wall from QuoteWall: how the JSON names the kind. */
const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A copy of StarRating, which knows no data either and has a test and a story. */
export const newComponent = (name: string, projectDir: string): NewFiles => {
  requireName(name);
  const files = ["tsx", "test.tsx", "stories.tsx"].map((ending): [string, string] => {
    const source = readFileSync(path.join(projectDir, `src/components/StarRating/StarRating.${ending}`), "utf8");
    return [`src/components/${name}/${name}.${ending}`, source.replaceAll("StarRating", name)];
  });
  return { files: Object.fromEntries(files) };
};

/** A copy of the kind "steps": its component, and its lines wherever the code lists the kinds. */
export const newSection = (name: string, projectDir: string): NewFiles => {
  requireName(name);
  if (name.endsWith("Section")) throw new Error('Leave out "Section": it\'s added to the name.');
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const renamed = (code: string): string =>
    code.replaceAll("StepsSection", `${name}Section`).replace("const Steps", `const ${name}`);
  const added = (file: string): string =>
    read(file).replace(/(?:^.*\bStepsSection.*\n)+/gm, (lines) => lines + renamed(lines));
  if (read(`${KINDS}/PageSections.tsx`).includes(`"${name}Section"`)) throw new Error(`${name} is there already.`);
  return {
    files: { [`${KINDS}/kinds/${name}Section.tsx`]: renamed(read(`${KINDS}/kinds/StepsSection.tsx`)) },
    changed: {
      [`${KINDS}/PageSections.tsx`]: added(`${KINDS}/PageSections.tsx`),
      [`${KINDS}/PageSections.stories.tsx`]: added(`${KINDS}/PageSections.stories.tsx`),
      [SCHEMA]: read(SCHEMA)
        .replace(/^const steps = section\("steps".*\n/m, (line) => {
          const copy = line.replace("const steps", `const ${camel(name)}`).replace('"steps"', `"${kebab(name)}"`);
          return line + renamed(copy);
        })
        .replace(/,(\s+)steps,/, (found, space: string) => `${found}${space}${camel(name)},`),
    },
  };
};

const MESSAGES = "src/messages";
const ENGLISH = "en-GB";
const LANGUAGES = `${MESSAGES}/languages.ts`;

/** A file of the English words, to be written over: typed like the English one, with each text beside it. */
const translatable = (source: string, name: string, tag: string): string =>
  source
    .replace(/^export const (\w+Messages) = /gm, "export const $1: typeof english.$1 = ")
    .replace(/^ {2}\w+: "(.*)",$/gm, "$& // $1")
    .replaceAll('plural("en",', `plural("${tag}",`)
    .replace(/^/, `import type * as english from "../en-GB/${name}";\n`);

/** The words of a language to be translated, or those of another country's form of it, to be changed. */
export const newLanguage = (tag: string, projectDir: string): NewFiles => {
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag))
    throw new Error(`"${tag}" is no language's tag; write it like fi or pt-PT.`);
  const read = (file: string): string => readFileSync(path.join(projectDir, file), "utf8");
  const source = folderFor(tag) ?? ENGLISH;
  const files = readdirSync(path.join(projectDir, MESSAGES, source)).map((file): [string, string] => {
    const words = read(`${MESSAGES}/${source}/${file}`);
    return [`${MESSAGES}/${tag}/${file}`, source === ENGLISH ? translatable(words, path.parse(file).name, tag) : words];
  });
  const importName = tag.replaceAll("-", "");
  // At the end: of the forms of a language, the first is for the countries without one.
  const languages = read(LANGUAGES)
    .replace(/(?=\ntype BuildWords)/, `import * as ${importName} from "./${tag}/build";\n`)
    .replace(/^(?=};)/m, `  "${tag}": ${importName},\n`);
  return { files: Object.fromEntries(files), changed: { [LANGUAGES]: languages } };
};

/** What a field that has to be there holds until someone fills it in: nothing, which the content check reports. */
const blank = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodArray) {
    const { minItems } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Array.from({ length: minItems ?? 0 }, () => blank(schema.element));
  }
  if (!(schema instanceof z.ZodObject)) return "";
  const required = Object.entries(shapeOf(schema)).filter(([, field]) => !z.safeParse(field, undefined).success);
  return Object.fromEntries(required.map(([name, field]) => [name, blank(field)]));
};

/** The fields that a page or a service must have, blank but for its name and address. */
export const newPage = (folder: "pages" | "services", name: string, projectDir: string): NewFiles => {
  const slug = slugify(name);
  if (slug === "") throw new Error(`"${name}" has no letter or digit to make an address of.`);
  const { paths } = readFacts(path.join(projectDir, "data")).site;
  const file = contentFiles.find(({ pattern }) => pattern === `${folder}/*.json`);
  const page = {
    ...z.record(z.string(), z.unknown()).parse(file && blank(file.schema)),
    path: `${folder === "services" ? paths.services : "/"}${slug}/`,
    name,
  };
  return { files: { [`data/${folder}/${slug}.json`]: `${JSON.stringify(page, null, 2)}\n` } };
};
