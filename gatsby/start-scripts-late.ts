import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { startScriptsLate } from "../src/layout/late-scripts";
import { listFiles } from "./list-files";

/** Gatsby keeps the script elements of all pages in one file, and copies it between these marks. */
const SLICE = "_gatsby-scripts-1";
const SLICE_IN_PAGE = new RegExp(`(<!-- slice-start id="${SLICE}" -->).*(<!-- slice-end id="${SLICE}" -->)`, "s");
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>\s*<\/script>/gs;

/** Time, in ms, for the first view to be painted once it has loaded. */
const MOMENT = 300;

/** How long, in ms, a picture that does not come may keep a page's scripts waiting. */
const PATIENCE = 4000;

/** Puts one inline script, which starts the others, in place of their elements. */
export const withLateScripts = (slice: string): string => {
  const scripts = [...slice.matchAll(SCRIPT)].map(([, address]) => address);
  if (scripts.length === 0) throw new Error(`No script was found in public/_gatsby/slices/${SLICE}.html.`);
  const starter = startScriptsLate.toString().replace(/\s+/g, " ");
  return `${slice.replace(SCRIPT, "")}<script>(${starter})(${JSON.stringify(scripts)},${MOMENT},${PATIENCE})</script>`;
};

/** Lets the scripts of every page start after its first view, with which they would compete for the line. */
export const writeLateScripts = async (publicDir: string): Promise<void> => {
  const slice = withLateScripts(await readFile(path.join(publicDir, "_gatsby", "slices", `${SLICE}.html`), "utf8"));
  const pages = (await listFiles(publicDir)).filter((file) => file.endsWith(".html"));
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, "utf8");
      const late = html.replace(SLICE_IN_PAGE, (_, start: string, end: string) => `${start}${slice}${end}`);
      // An unchanged file keeps its time, and with it its ETag and compressed forms.
      if (late !== html) await writeFile(page, late);
    }),
  );
};
