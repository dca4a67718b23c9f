import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { FEED_POST } from "../../src/constants/feed";
import { PAGE_PATH_ID, SCRIPTS_SLICE as SLICE } from "../../src/runtime/gatsby-internals";
import { builtPages } from "../utils/list-files";
import { starterScript } from "../utils/inline-scripts";
import { writeIfChanged } from "../utils/write-if-changed";
import { publishLateStyles } from "./page-styles";

/** Where Gatsby puts the scripts that all pages share. Its inline ones serve its router only. */
const SLICE_IN_PAGE = new RegExp(`(<!-- slice-start id="${SLICE}" -->).*(<!-- slice-end id="${SLICE}" -->)`, "s");

/** Gatsby's inline script with the path of the page. */
const PATH_SCRIPT = new RegExp(
  String.raw`<script id="${PAGE_PATH_ID}">/\*<!\[CDATA\[\*/window\.pagePath=("(?:[^"\\]|\\.)*");/\*\]\]>\*/</script>`,
);

/**
 * Makes scripts start after a page's first view, without competing for bandwidth. The page's path becomes data: a script
 * would need a hash of its own in each page's policy.
 */
const deferScripts = (html: string, starter: string): string =>
  html
    .replace(PATH_SCRIPT, (_, path: string) => `<script id="${PAGE_PATH_ID}" type="application/json">${path}</script>`)
    .replace(SLICE_IN_PAGE, (_, start: string, end: string) => `${start}<script>${starter}</script>${end}`);

/** What no supported browser reads: settings for Internet Explorer and iOS 9. */
const UNREAD = [/<meta http-equiv="x-ua-compatible" content="ie=edge"\/>/g, /, shrink-to-fit=no/g];

/** Tells react-helmet which elements of the head are its own. */
const HELMET_MARK = / data-react-helmet="true"/g;

/** Whether react-helmet runs in the browser: on pages that may show a post of the feed, whose head they then need. */
const changesHead = (name: string): boolean => name === "404.html" || name.endsWith(`${FEED_POST}index.html`);

/** Turns Gatsby's output into pages that show first and start then. */
export const finishPages = async (publicDir: string): Promise<void> => {
  // Gatsby copies Partytown into every site, but no page here runs it.
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  const starter = await starterScript(publicDir);
  await Promise.all(
    builtPages(publicDir).map(async (name) => {
      const file = path.join(publicDir, name);
      const html = await readFile(file, "utf8");
      const finished = deferScripts(await publishLateStyles(publicDir, html), starter);
      const unread = changesHead(name) ? UNREAD : [...UNREAD, HELMET_MARK];
      await writeIfChanged(
        file,
        unread.reduce((rest, text) => rest.replace(text, ""), finished),
      );
    }),
  );
};
