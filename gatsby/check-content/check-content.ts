import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFileFor, contentFiles } from "../schema";
import type { ContentFile } from "../schema/content-file";
import { profileOf } from "../schema/portfolio-image";
import type { SiteSettings } from "../schema/site-settings";
import { slugOf } from "../schema/page";
import { readSite, substituteTokens, TOKEN_NAMES, tokensOf, type Tokens } from "../tokens";
import { formatPath, type Fault, type Path } from "./fault";
import { imageFault } from "./images";
import { HOME_ANCHORS, linkFault, type LinkTargets } from "./links";
import { parseJson } from "./parse-json";
import { filesIn, iconNames } from "./project-files";
import { referencesIn, type Reference } from "./references";
import { didYouMean } from "./suggest";
import { judge } from "./validate";

/** A content file that could be read. */
interface Document {
  readonly relativePath: string;
  readonly contentFile: ContentFile;
  /** As it is written. */
  readonly raw: unknown;
  /** With its tokens replaced. */
  readonly content: unknown;
  /** The items, or the file itself where it has none, each with its path. */
  readonly entries: readonly { readonly path: Path; readonly fields: Readonly<Record<string, unknown>> }[];
}

/** What the content may refer to. */
interface Targets extends LinkTargets {
  readonly serviceSlugs: ReadonlySet<string>;
  readonly images: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly site: SiteSettings | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const fault = (relativePath: string, at: Path, message: string): Fault => ({
  file: `data/${relativePath}`,
  path: formatPath(at),
  message,
});

const entriesOf = (content: unknown): Document["entries"] => {
  if (!isRecord(content)) return [];
  if (!Array.isArray(content.items)) return [{ path: [], fields: content }];
  return content.items.flatMap((fields: unknown, index) =>
    isRecord(fields) ? [{ path: ["items", index], fields }] : [],
  );
};

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
      fault(
        pattern,
        [],
        pattern.includes("*") ? "there is no such file; the site needs at least one" : "the file is missing",
      ),
    );
  const unknown = files
    .filter((file) => !contentFileFor(file))
    .map((file) => fault(file, [], `no part of the site reads this file${didYouMean(file, expected)}`));
  return [...missing, ...unknown];
};

const readDocument = (
  dataDir: string,
  relativePath: string,
  contentFile: ContentFile,
  tokens: Tokens,
): Document | Fault[] => {
  const parsed = parseJson(readFileSync(path.join(dataDir, relativePath), "utf8"));
  if ("faults" in parsed) return parsed.faults.map((found) => ({ ...fault(relativePath, [], ""), ...found }));
  const raw = parsed.value;
  const content = substituteTokens(raw, tokens);
  return { relativePath, contentFile, raw, content, entries: entriesOf(content) };
};

/** Words in braces that stand for nothing. The site's own facts are used as they are written, so they may hold none. */
const tokenFaults = ({ relativePath, raw }: Document): Fault[] => {
  const search = (value: unknown, at: Path): Fault[] => {
    if (typeof value === "string") {
      return [...value.matchAll(/\{(\w+)\}/g)].flatMap(([braced, word = ""]) => {
        if (relativePath === "site.json")
          return [fault(relativePath, at, `${braced} has no meaning in this file; write the text itself`)];
        const known = TOKEN_NAMES.some((name) => name === word);
        return known ? [] : [fault(relativePath, at, `${braced} stands for nothing${didYouMean(word, TOKEN_NAMES)}`)];
      });
    }
    if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => search(entry, [...at, index]));
    return isRecord(value) ? Object.entries(value).flatMap(([key, entry]) => search(entry, [...at, key])) : [];
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
          : [fault(relativePath, [...at, field], `${JSON.stringify(value)} is taken by ${first}`)];
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
        ? [fault(document.relativePath, [...at, "path"], `"${fields.path}" is taken by data/${owner.relativePath}`)]
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
      ? [fault(relativePath, ["path"], `"${fields.path}" must end in /${name}/, the name of its file`)]
      : [],
  );
};

const requiredFaults = ({ relativePath, contentFile: { required }, entries }: Document): Fault[] =>
  (required?.values ?? [])
    .filter((value) => !entries.some(({ fields }) => fields[required?.field ?? ""] === value))
    .map((value) => fault(relativePath, ["items"], `has no item whose ${required?.field ?? ""} is ${value}`));

const targetsOf = (
  documents: readonly Document[],
  dataDir: string,
  { projectDir, staticDir }: Required<CheckOptions>,
): Targets => {
  const all = (pattern: string, field: string): string[] =>
    documents
      .filter(({ contentFile }) => contentFile.pattern === pattern)
      .flatMap(({ entries }) => entries.map(({ fields }) => fields[field]))
      .filter((value) => typeof value === "string");
  const services = all("services/*.json", "path");
  const paths = [
    "/",
    ...services,
    ...all("placeholders/*.json", "path"),
    ...all("pages.json", "path"),
    ...all("legal.json", "path"),
  ];
  return {
    paths: new Set([
      ...paths.filter((address) => address !== "/404/"),
      ...all("posts.json", "slug").map((slug) => `/blog/${slug}/`),
    ]),
    anchors: new Set([...HOME_ANCHORS, ...all("solutions.json", "id"), ...all("home-services.json", "id")]),
    serviceSlugs: new Set(services.map(slugOf)),
    images: new Set(filesIn(path.join(dataDir, "images")).map((file) => `images/${file}`)),
    videos: new Set(filesIn(path.join(staticDir, "videos")).map((file) => `/videos/${file}`)),
    icons: iconNames(projectDir),
    site: readSiteSettings(dataDir),
  };
};

const unknownFault = (what: string, value: string, known: ReadonlySet<string> | readonly string[]): string =>
  `${what} ${value}${didYouMean(value, known)}`;

/** What is wrong with a reference, if anything is. */
const referenceFault = (
  { role, value }: Reference,
  document: Document,
  dataDir: string,
  targets: Targets,
): string | undefined => {
  const { images, icons, paths, serviceSlugs, site, videos } = targets;
  switch (role.kind) {
    case "image":
    case "svg":
      return imageFault(value, role, path.posix.dirname(document.relativePath), dataDir, images);
    case "icon":
      return icons.has(value) ? undefined : unknownFault("there is no icon", value, icons);
    case "video":
      return videos.has(value)
        ? undefined
        : unknownFault(
            "there is no film",
            `static${value}`,
            [...videos].map((video) => `static${video}`),
          );
    case "link":
      return role.also.includes(value) ? undefined : linkFault(value, targets);
    case "page-path":
      return paths.has(value) ? undefined : unknownFault("there is no page", value, paths);
    case "service-slug":
      if (document.entries.some(({ fields }) => typeof fields.path === "string" && slugOf(fields.path) === value)) {
        return "a page cannot be related to itself";
      }
      return serviceSlugs.has(value) ? undefined : unknownFault("there is no service", value, serviceSlugs);
    case "social-platform":
      return !site || profileOf(value, site)
        ? undefined
        : `data/site.json has no profile on ${value} among its socials`;
    case "tag": {
      // A word of one's own is a tag as well, but one nearly like a known tag is a slip that would lose its colour.
      const suggestion = role.known.includes(value) ? "" : didYouMean(value, role.known);
      return suggestion && `the tag "${value}" is not known${suggestion}`;
    }
  }
};

const referenceFaults = (
  document: Document,
  dataDir: string,
  targets: Targets,
  references: readonly Reference[],
): Fault[] =>
  references.flatMap((reference) => {
    const message = referenceFault(reference, document, dataDir, targets);
    return message ? [fault(document.relativePath, reference.path, message)] : [];
  });

/** No JSON names the brand's mark: the icon set in static/icons/ is drawn from it. */
const BRAND_FILES: readonly string[] = ["images/mark.svg"];

const unusedFaults = (images: ReadonlySet<string>, used: ReadonlySet<string>): Fault[] =>
  [...images]
    .filter((image) => !used.has(image) && !BRAND_FILES.includes(image))
    .map((image) => fault(image, [], "no JSON file uses this picture; delete it, or name it where it belongs"));

export interface CheckOptions {
  /** Where the icons are installed. */
  readonly projectDir?: string;
  /** Where the films are. */
  readonly staticDir?: string;
}

/** What a check looked at, for its summary. */
export interface CheckResult {
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
  const targets = targetsOf(documents, dataDir, { projectDir, staticDir });
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
