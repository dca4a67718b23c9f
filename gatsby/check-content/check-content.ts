import path from "node:path";
import { contentFileFor, contentFiles } from "../schema";
import type { ContentFile } from "../schema/content-file";
import { slugOf } from "../schema/page";
import type { SiteSettings } from "../schema/site-settings";
import { readSite, TOKEN_NAMES, tokensOf, type Tokens } from "../tokens";
import { anchorFaults, homeAnchorFaults } from "./anchors";
import { faultIn, isFields, readDocument, type Document } from "./document";
import { formatPath, type Fault, type Path } from "./fault";
import { filesIn } from "./project-files";
import {
  assetFaults,
  assetsOf,
  picturesNamed,
  targetFaults,
  targetsOf,
  type Assets,
  type Folders,
} from "./reference-faults";
import { referencesIn, type Reference } from "./references";
import { didYouMean, shortened } from "./suggest";
import { judge } from "./validate";

/** Stand-ins where data/site.json itself is at fault, so that the other files are still judged fairly. */
const SAMPLE_TOKENS: Tokens = {
  name: "Name",
  email: "name@site.example",
  phone: "+10000000",
  domain: "https://site.example",
  address: "Address",
  city: "City",
  founded: "2000",
  hours: "Monday to Friday",
  years: "10+",
  campaigns: "100+",
  retention: "95%",
  webProjects: "100+",
  team: "over 10",
  budgetFrom: "₹100",
  budgetTo: "₹1,000",
  reply: "within a day",
};

/** Finds whole files that are missing, or that nothing would read. */
const fileFaultsIn = (files: readonly string[]): Fault[] => {
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
          return [faultIn(relativePath, at, `${shortened(braced)} has no meaning in this file; write the text itself`)];
        const known = TOKEN_NAMES.some((name) => name === word);
        return known
          ? []
          : [faultIn(relativePath, at, `${shortened(braced)} stands for nothing${didYouMean(word, TOKEN_NAMES)}`)];
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
    const seen = new Map<unknown, { readonly at: Path; readonly relativePath: string }>();
    return documents.flatMap(({ relativePath, entries }) =>
      entries.flatMap(({ path: at, fields }) => {
        const value = fields[field];
        if (value === undefined) return [];
        const first = seen.get(value);
        if (first === undefined) {
          seen.set(value, { at, relativePath });
          return [];
        }
        const owner = first.at.length > 0 ? formatPath(first.at) : `data/${first.relativePath}`;
        return [faultIn(relativePath, [...at, field], `${shortened(JSON.stringify(value))} is taken by ${owner}`)];
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
        ? [
            faultIn(
              document.relativePath,
              [...at, "path"],
              `"${shortened(fields.path)}" is taken by data/${owner.relativePath}`,
            ),
          ]
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
      ? [faultIn(relativePath, ["path"], `"${shortened(fields.path)}" must end in /${name}/, the name of its file`)]
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

/** A file that could be read, with what is to be said of it whatever the other files hold. */
interface Judged {
  readonly document: Document;
  readonly faults: readonly Fault[];
  readonly references: readonly Reference[];
  readonly pictures: readonly string[];
}

/** Judges a file without a look at the others. */
export const judgeDocument = (document: Document, assets: Assets): Judged => {
  const { schema } = document.contentFile;
  const references = referencesIn(schema, document.content);
  return {
    document,
    faults: [
      ...judge(schema, document.content, `data/${document.relativePath}`).faults,
      ...tokenFaults(document),
      ...fileNameFaults(document),
      ...requiredFaults(document),
      ...anchorFaults(document),
      ...assetFaults(document, references, assets),
    ],
    references,
    pictures: picturesNamed(references),
  };
};

/** Everything that a check looks at. */
export interface Content {
  /** All JSON files, also those that nothing reads. */
  readonly files: readonly string[];
  readonly fileFaults: readonly Fault[];
  /** The files that the site reads, or why one cannot be read. */
  readonly read: readonly (Judged | readonly Fault[])[];
  /** Nothing where data/site.json is at fault itself. */
  readonly site: SiteSettings | undefined;
  readonly assets: Assets;
}

/** The tokens of a site, or stand-ins where data/site.json is at fault. */
export const tokensFor = (site: SiteSettings | undefined): Tokens => (site ? tokensOf(site) : SAMPLE_TOKENS);

const readSiteSettings = (dataDir: string): SiteSettings | undefined => {
  try {
    return readSite(dataDir);
  } catch {
    // What is wrong with it, or that it is missing, is told where all files are judged.
    return undefined;
  }
};

/** Folders that are elsewhere than usual. */
type CheckOptions = Partial<Omit<Folders, "dataDir">>;

/** Reads all content below `dataDir`, and looks at the folders that it refers to. */
export const readContent = async (
  dataDir: string,
  { projectDir = path.dirname(dataDir), staticDir = path.join(projectDir, "static") }: CheckOptions = {},
): Promise<Content> => {
  const files = filesIn(dataDir).filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));
  const site = readSiteSettings(dataDir);
  const assets = await assetsOf({ dataDir, projectDir, staticDir });
  const read = contentFiles.flatMap((contentFile) =>
    files
      .filter((file) => contentFileFor(file) === contentFile)
      .map((file) => {
        const document = readDocument(dataDir, file, contentFile, tokensFor(site));
        return "content" in document ? judgeDocument(document, assets) : document;
      }),
  );
  return { files, fileFaults: fileFaultsIn(files), read, site, assets };
};

const isJudged = (result: Judged | readonly Fault[]): result is Judged => "document" in result;

/** Everything that is wrong with the content, file by file. */
export const faultsOf = ({ fileFaults, read, site, assets }: Content): readonly Fault[] => {
  const judged = read.filter(isJudged);
  const documents = judged.map(({ document }) => document);
  const targets = targetsOf(documents, site);
  return [
    ...fileFaults,
    ...read.flatMap((result) =>
      isJudged(result) ? [...result.faults, ...targetFaults(result.document, result.references, targets)] : result,
    ),
    ...contentFiles.flatMap((contentFile) =>
      duplicateFaults(
        contentFile,
        documents.filter((document) => document.contentFile === contentFile),
      ),
    ),
    ...pathFaults(documents),
    ...homeAnchorFaults(documents),
    // A file that could not be read may use any of them.
    ...(documents.length === read.length
      ? unusedFaults(assets.images.files, new Set(judged.flatMap(({ pictures }) => pictures)))
      : []),
  ];
};

/** What a check looked at, for its summary. */
interface CheckResult {
  readonly faults: readonly Fault[];
  readonly files: number;
  readonly items: number;
  readonly images: number;
}

/** Checks all content below `dataDir` and counts it. */
export const examineContent = async (dataDir: string, options?: CheckOptions): Promise<CheckResult> => {
  const content = await readContent(dataDir, options);
  return {
    faults: faultsOf(content),
    files: content.files.length,
    items: content.read.filter(isJudged).reduce((sum, { document }) => sum + document.entries.length, 0),
    images: content.assets.images.files.size,
  };
};

/** Everything that is wrong with the content below `dataDir`. */
export const checkContent = async (dataDir: string, options?: CheckOptions): Promise<readonly Fault[]> =>
  faultsOf(await readContent(dataDir, options));
