// @ts-check
import { readFileSync } from "node:fs";

/** @type {{ language: string }} */
const site = JSON.parse(readFileSync(new URL("data/site.json", import.meta.url), "utf8"));

/**
 * Dictionaries for content that isn't in English, by language or tag, as in
 * `nb: "@cspell/dict-nb-no/cspell-ext.json"` after `npm install -D -E @cspell/dict-nb-no`. Without one, the content's
 * spelling isn't checked.
 *
 * @type {Readonly<Record<string, string>>}
 */
const DICTIONARIES = {};

const { language } = new Intl.Locale(site.language);
const dictionary = DICTIONARIES[site.language] ?? DICTIONARIES[language];
/** The site is written in English, and so are the docs and this project's own words. */
const english = language === "en" && site.language !== "en" ? site.language : "en-GB";
const isChecked = language === "en" || dictionary !== undefined;

export default {
  version: "0.2",
  language: "en-GB",
  import: dictionary === undefined ? [] : [dictionary],
  files: [...(isChecked ? ["data/**/*.json"] : []), "src/messages/en-*/**/*.{ts,tsx}", "**/*.md"],
  overrides: [
    { filename: "data/**/*.json", language: language === "en" ? english : site.language },
    { filename: "src/messages/en-US/**", language: "en-US" },
  ],
  ignorePaths: ["data/schema/**", "**/node_modules/**", "public/**", ".cache/**", ".build/**", "test-results/**"],
  ignoreRegExpList: [
    '/"(\\$schema|name|client|company|author|city|file|phone|video|poster|slug|path|page|project|next|to|link|url|href|parts|youtubeId|icon|image|logo|id|_id|platform|timeZone)": "[^"]*"/g',
    '/"days": \\[[^\\]]*\\]/g',
    // Fields are named in English.
    '/"\\$?\\w+":/g',
    "/\\{+\\w+\\}+/g",
    "/`[^`]*`/g",
    "/```[^]*?```/g",
    "/\\]\\([^)]*\\)/g",
  ],
  dictionaryDefinitions: [{ name: "project", path: "./data/words.txt", addWords: true }],
  dictionaries: ["project"],
  flagWords: [
    "shall->will",
    "nought->zero",
    "telephone->phone",
    "telephones->phones",
    "somebody->someone",
    "anybody->anyone",
    "everybody->everyone",
    "learnt->learned",
    "whilst->while",
    "amongst->among",
    "advert->ad",
    "adverts->ads",
    "inquiry->enquiry",
    "inquiries->enquiries",
    "hoarding->billboard",
    "thereof",
    "herewith",
    "hereby",
    "utilise->use",
    "utilize->use",
    "e-mail->email",
    "e-mails->emails",
  ],
};
