import path from "node:path";
import { slugOf } from "../schema/page";
import { profileOf } from "../schema/portfolio-image";
import type { SiteSettings } from "../schema/site-settings";
import { faultIn, type Document } from "./document";
import type { Fault } from "./fault";
import { imageFault } from "./images";
import { HOME_ANCHORS, linkFault, type LinkTargets } from "./links";
import { filesIn, iconNames } from "./project-files";
import type { Reference } from "./references";
import { closest, didYouMean } from "./suggest";

/** What the content may refer to. */
interface Targets extends LinkTargets {
  readonly serviceSlugs: ReadonlySet<string>;
  readonly images: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  /** Nothing where data/site.json is at fault itself. */
  readonly site: SiteSettings | undefined;
}

/** The folders that content refers to. */
export interface Folders {
  readonly dataDir: string;
  /** Where the icons are installed. */
  readonly projectDir: string;
  /** Where the films are. */
  readonly staticDir: string;
}

/** Gathers all that content may refer to, from the content itself and from the folders. */
export const targetsOf = (
  documents: readonly Document[],
  site: SiteSettings | undefined,
  { dataDir, projectDir, staticDir }: Folders,
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
    site,
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
      const known = role.known.includes(value) ? undefined : closest(value, role.known, Math.floor(value.length / 4));
      return known && `the tag "${value}" is not known (did you mean ${known}?)`;
    }
  }
};

/** What is wrong with the references of one file. */
export const referenceFaults = (
  document: Document,
  dataDir: string,
  targets: Targets,
  references: readonly Reference[],
): Fault[] =>
  references.flatMap((reference) => {
    const message = referenceFault(reference, document, dataDir, targets);
    return message ? [faultIn(document.relativePath, reference.path, message)] : [];
  });
