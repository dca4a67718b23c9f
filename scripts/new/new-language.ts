import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { folderFor } from "../../src/messages/languages";
import type { NewFiles } from "./new-code";

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
