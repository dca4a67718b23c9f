import path from "node:path";
import { slugOf } from "../../schema/pages/page";
import { profileOf } from "../../schema/works/portfolio-image";
import { siteSettingsSchema, type SiteSettings } from "../../schema/agency/site-settings";
import { SITE_FILE } from "../../tokens";
import { addressesIn, fixedAddresses, issueIn, type Document } from "../document";
import type { Issue } from "../issue";
import { filesIn, iconNames } from "../project-files";
import { closestSpelling, didYouMean, shortened } from "../suggest";
import { anchorsIn } from "./anchors";
import { imageIssue, picturesIn, type Pictures } from "./images";
import { linkIssue, type LinkTargets } from "./links";
import type { Reference } from "./references";

/** The folders that content refers to. */
export interface Folders {
  readonly dataDir: string;
  /** Where the icons are installed. */
  readonly projectDir: string;
  /** Where the films are. */
  readonly staticDir: string;
}

/** What the content can refer to outside data/. */
export interface Assets {
  readonly images: Pictures;
  readonly videos: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

/** Lists the folders once, for all references. */
export const assetsOf = async ({ dataDir, projectDir, staticDir }: Folders): Promise<Assets> => ({
  images: await picturesIn(dataDir),
  videos: new Set(filesIn(path.join(staticDir, "videos")).map((file) => `/videos/${file}`)),
  icons: iconNames(projectDir),
});

/** What the content can refer to inside data/. */
interface Targets extends LinkTargets {
  readonly serviceSlugs: ReadonlySet<string>;
  /** Undefined if data/site.json itself is invalid. */
  readonly site: SiteSettings | undefined;
}

const siteFile = siteSettingsSchema.loose();

/** Collects what the files offer to refer to. */
export const targetsOf = (documents: readonly Document[]): Targets => {
  const all = (pattern: string, field: string): string[] =>
    documents
      .filter(({ contentFile }) => contentFile.pattern === pattern)
      .flatMap(({ entries }) => entries.map(({ fields }) => fields[field]))
      .filter((value) => typeof value === "string");
  const services = all("services/*.json", "path");
  const { blog } = fixedAddresses(documents);
  const site = siteFile.safeParse(documents.find(({ contentFile }) => contentFile.pattern === SITE_FILE)?.content).data;
  return {
    paths: new Set([
      "/",
      ...addressesIn(documents).map(({ address }) => address),
      ...all("posts.json", "slug").map((slug) => `${blog}${slug}/`),
    ]),
    anchors: anchorsIn(documents),
    serviceSlugs: new Set(services.map(slugOf)),
    site,
  };
};

const unknownIssue = (what: string, value: string, known: ReadonlySet<string> | readonly string[]): string =>
  `${what} ${shortened(value)}${didYouMean(value, known)}`;

/** The issue with a reference to a file, or to a fixed list, if there is one. */
const assetIssue = ({ role, value }: Reference, { icons, images, videos }: Assets): string | undefined => {
  if (role.kind === "image" || role.kind === "svg") return imageIssue(value, role, images);
  if (role.kind === "icon" && !icons.has(value)) return unknownIssue("there is no icon", value, icons);
  if (role.kind === "video" && !videos.has(value)) {
    const films = [...videos].map((video) => `static${video}`);
    return unknownIssue("there is no film", `static${value}`, films);
  }
  if (role.kind === "tag" && !role.known.includes(value)) {
    // Any word can be a tag, but one that nearly matches a known tag is a typo, and would lose its colour.
    const known = closestSpelling(value, role.known, Math.floor(value.length / 4));
    return known && `the tag "${shortened(value)}" is not known (did you mean ${known}?)`;
  }
  return undefined;
};

/** The issue with a reference from one part of the content to another, if there is one. */
const targetIssue = ({ role, value }: Reference, document: Document, targets: Targets): string | undefined => {
  const { paths, serviceSlugs, site } = targets;
  if (role.kind === "link") return role.also.includes(value) ? undefined : linkIssue(value, targets);
  if (role.kind === "page-path" && !paths.has(value)) return unknownIssue("there is no page", value, paths);
  if (role.kind === "old-path" && paths.has(value)) return `${shortened(value)} is a page; it cannot lead to another`;
  if (role.kind === "service-slug") {
    if (document.entries.some(({ fields }) => typeof fields.path === "string" && slugOf(fields.path) === value)) {
      return "a page cannot be related to itself";
    }
    return serviceSlugs.has(value) ? undefined : unknownIssue("there is no service", value, serviceSlugs);
  }
  if (role.kind === "social-platform" && site && !profileOf(value, site)) {
    return `data/site.json has no profile on ${value} among its socials`;
  }
  return undefined;
};

const issuesAt = (
  { relativePath }: Document,
  references: readonly Reference[],
  issueOf: (reference: Reference) => string | undefined,
): Issue[] =>
  references.flatMap((reference) => {
    const message = issueOf(reference);
    return message ? [issueIn(relativePath, reference.path, message)] : [];
  });

/** The issues with a file's references to pictures, films, icons and tags. */
export const assetIssues = (document: Document, references: readonly Reference[], assets: Assets): Issue[] =>
  issuesAt(document, references, (reference) => assetIssue(reference, assets));

/** The issues with a file's references to other parts of the content. */
export const targetIssues = (document: Document, references: readonly Reference[], targets: Targets): Issue[] =>
  issuesAt(document, references, (reference) => targetIssue(reference, document, targets));

/** The pictures that a file names, relative to data/. */
export const picturesNamed = (references: readonly Reference[]): string[] =>
  references.filter(({ role }) => role.kind === "image" || role.kind === "svg").map(({ value }) => value);
