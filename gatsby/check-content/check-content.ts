import path from "node:path";
import { contentFileFor, contentFiles } from "../schema";
import type { ContentFile } from "../schema/content-file";
import { slugOf } from "../schema/page";
import type { SiteSettings } from "../schema/site-settings";
import { readSite, TOKEN_NAMES, tokensOf, type Tokens } from "../tokens";
import { faultIn, isFields, readDocument, type Document } from "./document";
import { formatPath, type Fault, type Path } from "./fault";
import { filesIn } from "./project-files";
import { referenceFaults, targetsOf, type Folders } from "./reference-faults";
import { referencesIn } from "./references";
import { didYouMean } from "./suggest";
import { judge } from "./validate";

/** Stand-ins where data/site.json itself is at fault, so that the other files are still judged fairly. */
const SAMPLE_TOKENS: Tokens = {
  name: "Name",
  email: "name@site.example",
  phone: "+10000000",
  domain: "https://site.example",
  address: "Address",
};

const readSiteSettings = (dataDir: string): SiteSettings | undefined => {
  try {
    return readSite(dataDir);
  } catch {
    // What is wrong with it, or that it is missing, is told where all files are judged.
    return undefined;
  }
};

/** Finds whole files that are missing, or that nothing would read. */
const fileFaults = (files: readonly string[]): Fault[] => {
  const expected = contentFiles.map(({ pattern }) => pattern);
  const missing = contentFiles
    .filter((contentFile) => !files.some((file) => contentFileFor(file) === contentFile))
    .map(({ pattern }) =>
      faultIn(
        pattern,
        [],
        pattern.includes("*") ? "there is no such file; the site needs at least one" : "the file is missing",
      ),
    );
  const unknown = files
    .filter((file) => !contentFileFor(file))
    .map((file) => faultIn(file, [], `no part of the site reads this file${didYouMean(file, expected)}`));
  return [...missing, ...unknown];
};

/** Words in braces that stand for nothing. The site's own facts are used as they are written, so they may hold none. */
const tokenFaults = ({ relativePath, raw }: Document): Fault[] => {
  const search = (value: unknown, at: Path): Fault[] => {
    if (typeof value === "string") {
      return [...value.matchAll(/\{(\w+)\}/g)].flatMap(([braced, word = ""]) => {
        if (relativePath === "site.json")
          return [faultIn(relativePath, at, `${braced} has no meaning in this file; write the text itself`)];
        const known = TOKEN_NAMES.some((name) => name === word);
        return known ? [] : [faultIn(relativePath, at, `${braced} stands for nothing${didYouMean(word, TOKEN_NAMES)}`)];
      });
    }
    if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => search(entry, [...at, index]));
    return isFields(value) ? Object.entries(value).flatMap(([key, entry]) => search(entry, [...at, key])) : [];
  };
  return search(raw, []);
};

/** Values that must be unique and are not: among the items of a file, or among the files of a folder. */
const duplicateFaults = (contentFile: ContentFile, documents: readonly Document[]): Fault[] =>
  contentFile.unique.flatMap((field) => {
    const seen = new Map<unknown, string>();
    return documents.flatMap(({ relativePath, entries }) =>
      entries.flatMap(({ path: at, fields }) => {
        const value = fields[field];
        if (value === undefined) return [];
        const place = at.length > 0 ? formatPath(at) : `data/${relativePath}`;
        const first = seen.get(value);
        if (first === undefined) seen.set(value, place);
        return first === undefined
          ? []
          : [faultIn(relativePath, [...at, field], `${JSON.stringify(value)} is taken by ${first}`)];
      }),
    );
  });

/** Two pages of different files at one address. Within a file or a folder, `duplicateFaults` tells. */
const pathFaults = (documents: readonly Document[]): Fault[] => {
  const owners = new Map<string, Document>();
  return documents.flatMap((document) =>
    document.entries.flatMap(({ path: at, fields }) => {
      if (typeof fields.path !== "string") return [];
      const owner = owners.get(fields.path);
      if (!owner) owners.set(fields.path, document);
      return owner && owner.contentFile !== document.contentFile
        ? [faultIn(document.relativePath, [...at, "path"], `"${fields.path}" is taken by data/${owner.relativePath}`)]
        : [];
    }),
  );
};

/** A page's file bears the page's name, so that an address leads to its file. */
const fileNameFaults = ({ relativePath, contentFile, entries }: Document): Fault[] => {
  if (!contentFile.pattern.includes("*")) return [];
  const name = path.posix.basename(relativePath, ".json");
  return entries.flatMap(({ fields }) =>
    typeof fields.path === "string" && slugOf(fields.path) !== name
      ? [faultIn(relativePath, ["path"], `"${fields.path}" must end in /${name}/, the name of its file`)]
      : [],
  );
};

const requiredFaults = ({ relativePath, contentFile: { required }, entries }: Document): Fault[] =>
  (required?.values ?? [])
    .filter((value) => !entries.some(({ fields }) => fields[required?.field ?? ""] === value))
    .map((value) => faultIn(relativePath, ["items"], `has no item whose ${required?.field ?? ""} is ${value}`));

/** No JSON names the brand's mark: the icon set in static/icons/ is drawn from it. */
const BRAND_FILES: readonly string[] = ["images/mark.svg"];

const unusedFaults = (images: ReadonlySet<string>, used: ReadonlySet<string>): Fault[] =>
  [...images]
    .filter((image) => !used.has(image) && !BRAND_FILES.includes(image))
    .map((image) => faultIn(image, [], "no JSON file uses this picture; delete it, or name it where it belongs"));

/** Folders that are elsewhere than usual. */
type CheckOptions = Partial<Omit<Folders, "dataDir">>;

/** What a check looked at, for its summary. */
interface CheckResult {
  readonly faults: readonly Fault[];
  readonly files: number;
  readonly items: number;
  readonly images: number;
}

/** Checks all content below `dataDir` and counts it. */
export const examineContent = (
  dataDir: string,
  { projectDir = path.dirname(dataDir), staticDir = path.join(projectDir, "static") }: CheckOptions = {},
): CheckResult => {
  const files = filesIn(dataDir).filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));
  const site = readSiteSettings(dataDir);
  const tokens = site ? tokensOf(site) : SAMPLE_TOKENS;
  const read = contentFiles.flatMap((contentFile) =>
    files
      .filter((file) => contentFileFor(file) === contentFile)
      .map((file) => readDocument(dataDir, file, contentFile, tokens)),
  );
  const documents = read.filter((result): result is Document => !Array.isArray(result));
  const targets = targetsOf(documents, site, { dataDir, projectDir, staticDir });
  const used = new Set<string>();
  const documentFaults = read.flatMap((result): readonly Fault[] => {
    if (Array.isArray(result)) return result;
    const document = result;
    const references = referencesIn(document.contentFile.schema, document.content);
    for (const { role, value } of references) {
      if (role.kind === "image" || role.kind === "svg") {
        used.add(path.posix.join(path.posix.dirname(document.relativePath), value));
      }
    }
    return [
      ...judge(document.contentFile.schema, document.content, `data/${document.relativePath}`).faults,
      ...tokenFaults(document),
      ...fileNameFaults(document),
      ...requiredFaults(document),
      ...referenceFaults(document, dataDir, targets, references),
    ];
  });
  const faults = [
    ...fileFaults(files),
    ...documentFaults,
    ...contentFiles.flatMap((contentFile) =>
      duplicateFaults(
        contentFile,
        documents.filter((document) => document.contentFile === contentFile),
      ),
    ),
    ...pathFaults(documents),
    // A file that could not be read may use any of them.
    ...(documents.length === read.length ? unusedFaults(targets.images, used) : []),
  ];
  return {
    faults,
    files: files.length,
    items: documents.reduce((sum, { entries }) => sum + entries.length, 0),
    images: targets.images.size,
  };
};

/** Everything that is wrong with the content below `dataDir`. */
export const checkContent = (dataDir: string, options?: CheckOptions): readonly Fault[] =>
  examineContent(dataDir, options).faults;
