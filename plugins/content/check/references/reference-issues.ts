import path from "node:path";
import { runsCode } from "../../schema/fields";
import { slugOf } from "../../schema/pages/page";
import { profileOf } from "../../schema/lists";
import { siteSettingsSchema, type SiteSettings } from "../../schema/site-settings";
import { SITE_FILE } from "../../tokens";
import { addressesIn, fixedAddress, type Document, type Reference } from "../document";
import { issueIn, type Issue } from "../issue";
import { listFiles } from "../../../utils/list-files";
import { closestSpelling, didYouMean, shortened } from "../suggest";
import { anchorsIn } from "./anchors";
import { imageIssue, picturesIn, type Pictures } from "./images";

/** What the content can refer to outside of its files. */
export interface Assets {
  readonly images: Pictures;
  readonly videos: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

const ICONS = "node_modules/@phosphor-icons/core/assets/duotone";

/** Lists them once, for all references. */
export const assetsOf = async (dataDir: string): Promise<Assets> => ({
  images: await picturesIn(dataDir),
  videos: new Set(listFiles(path.join(dataDir, "../static/videos")).map((file) => `/videos/${file}`)),
  // The build, the commands and the tests run in the project's folder.
  icons: new Set(listFiles(ICONS).map((file) => file.replace("-duotone.svg", ""))),
});

interface Targets extends Assets {
  readonly paths: ReadonlySet<string>;
  /** The anchors of each page that consists of sections, by its address. */
  readonly anchors: ReadonlyMap<unknown, ReadonlySet<string>>;
  readonly serviceSlugs: ReadonlySet<string>;
  /** Undefined if those in data/site.json are invalid. */
  readonly profiles: Pick<SiteSettings, "socials"> | undefined;
}

const profilesSchema = siteSettingsSchema.pick({ socials: true }).strip();

const targetsOf = (documents: readonly Document[], assets: Assets): Targets => {
  const all = (pattern: string, field: string): string[] =>
    documents
      .filter(({ contentFile }) => contentFile.pattern === pattern)
      .flatMap(({ entries }) => entries.map(({ fields }) => fields[field]))
      .filter((value) => typeof value === "string");
  const blog = fixedAddress(documents, "blog");
  return {
    ...assets,
    paths: new Set([
      "/",
      ...addressesIn(documents).map(({ address }) => address),
      ...all("posts.json", "slug").map((slug) => `${blog}${slug}/`),
    ]),
    anchors: anchorsIn(documents),
    serviceSlugs: new Set(all("services/*.json", "path").map(slugOf)),
    profiles: profilesSchema.safeParse(documents.find(({ file }) => file === SITE_FILE)?.content).data,
  };
};

/** An anchor as the page has it. Copied from an address bar, non-Latin ones are percent-encoded. */
const decoded = (anchor: string): string => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

const internalIssue = (address: string, { paths, anchors }: Targets): string | undefined => {
  const [, path = "", anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.endsWith("/")) return `must end in a slash: ${shortened(path)}/${anchor === undefined ? "" : `#${anchor}`}`;
  if (!paths.has(path)) return `there is no page ${shortened(path)}${didYouMean(path, paths)}`;
  const known = anchors.get(path);
  if (anchor === undefined || !known || known.has(decoded(anchor))) return undefined;
  const page = path === "/" ? "the home page" : `the page ${path}`;
  return `${page} has no section #${shortened(anchor)}${didYouMean(decoded(anchor), known)}`;
};

const linkIssue = (address: string, targets: Targets): string | undefined => {
  if (runsCode(address)) return "may not be an address that runs code";
  if (/^\/(?!\/)/.test(address)) return internalIssue(address, targets);
  if (/^(mailto:[^@\s]+@[^@\s]+\.[^@\s]+|(tel|sms):\+?\d{3,15})$/.test(address)) return undefined;
  if (address.startsWith("https://") && URL.canParse(address)) return undefined;
  if (address.startsWith("http://")) return "must begin with https://";
  return "must be a path of this site like /contact/, or begin with https://, mailto: or tel:";
};

const issueOf = ({ role, value }: Reference, { entries }: Document, targets: Targets): string | undefined => {
  const unless = (known: ReadonlySet<string>, what: string, name = value): string | undefined =>
    known.has(name) ? undefined : `there is no ${what} ${shortened(name)}${didYouMean(name, known)}`;
  switch (role.kind) {
    case "image":
    case "svg":
      return imageIssue(value, role, targets.images);
    case "icon":
      return unless(targets.icons, "icon");
    case "video":
      return unless(new Set([...targets.videos].map((video) => `static${video}`)), "film", `static${value}`);
    case "link":
      return role.also.includes(value) ? undefined : linkIssue(value, targets);
    case "page-path":
      return unless(targets.paths, "page");
    case "old-path":
      return targets.paths.has(value) ? `${shortened(value)} is a page; it cannot lead to another` : undefined;
    case "service-slug": {
      const isItself = entries.some(({ fields }) => typeof fields.path === "string" && slugOf(fields.path) === value);
      return isItself ? "a page cannot be related to itself" : unless(targets.serviceSlugs, "service");
    }
    case "social-platform":
      return targets.profiles && !profileOf(value, targets.profiles)
        ? `data/site.json has no profile on ${value} among its socials`
        : undefined;
    case "tag": {
      if (role.known.includes(value)) return undefined;
      // Any word can be a tag, but one that nearly matches a known tag is a typo, and would lose its colour.
      const known = closestSpelling(value, role.known, Math.floor(value.length / 4));
      return known && `the tag "${shortened(value)}" is not known (did you mean ${known}?)`;
    }
  }
};

/** The issues with references to pictures, films and icons, and from one part of the content to another. */
export const referenceIssues = (documents: readonly Document[], assets: Assets): ((document: Document) => Issue[]) => {
  const targets = targetsOf(documents, assets);
  return (document) =>
    document.references.flatMap((reference) => {
      const message = issueOf(reference, document, targets);
      return message ? [issueIn(document.file, reference.path, message)] : [];
    });
};
