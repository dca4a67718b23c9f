import { readFile, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { FEED_POST } from "../../src/constants/feed";
import { choicesScript } from "../../src/theme/choices";
import { builtPages } from "../utils/built-pages";
import { listFiles } from "../utils/list-files";
import { writeFileAtomic } from "../utils/write-file-atomic";
import { refuseUnknownScripts } from "../utils/inline-scripts";
import { speculationRules } from "./speculation-rules";
import { deferScripts } from "./defer-scripts";
import { publishLateStyles } from "./page-styles";

/**
 * Source maps, which an earlier build with other settings may have left, would publish the source. Gatsby copies
 * Partytown into every site, but no page here runs it.
 */
const deleteUnneeded = async (publicDir: string): Promise<void> => {
  const maps = listFiles(publicDir).filter((file) => file.endsWith(".map"));
  await Promise.all(maps.map((file) => unlink(path.join(publicDir, file))));
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
};

/** What no supported browser reads: settings for Internet Explorer and iOS 9, and what a manifest's link says by itself. */
const UNREAD = [
  /<meta http-equiv="x-ua-compatible" content="ie=edge"\/>/g,
  /, shrink-to-fit=no/g,
  /(?<=webmanifest") crossorigin="anonymous"/gi,
];

/** Tells react-helmet which elements of the head are its own. */
const HELMET_MARK = / data-react-helmet="true"/g;

/** Whether react-helmet runs in the browser: on pages that may show a post of the feed, whose head they then need. */
const changesHead = (name: string): boolean => name === "404.html" || name.endsWith(`${FEED_POST}index.html`);

/**
 * Puts each page's late styles into a file, and defers its scripts.
 *
 * @throws Error if a page contains an inline script that is neither Gatsby's nor the project's own
 */
const finishPages = async (publicDir: string): Promise<void> => {
  const { starter, defer } = await deferScripts(publicDir);
  await Promise.all(
    builtPages(publicDir).map(async (name) => {
      const file = path.join(publicDir, name);
      const before = await readFile(file, "utf8");
      const finished = defer(await publishLateStyles(publicDir, before));
      const unread = changesHead(name) ? UNREAD : [...UNREAD, HELMET_MARK];
      const html = unread.reduce((rest, text) => rest.replace(text, ""), finished);
      refuseUnknownScripts(`public/${name}`, html, [starter, choicesScript, speculationRules]);
      // An unchanged file keeps its time, and with it its ETag and compressed forms.
      if (html !== before) await writeFileAtomic(file, html);
    }),
  );
};

/** Turns Gatsby's output into pages that show first and start then. */
export const finishBuild = async (projectDir: string): Promise<void> => {
  const publicDir = path.join(projectDir, "public");
  await deleteUnneeded(publicDir);
  await finishPages(publicDir);
};
