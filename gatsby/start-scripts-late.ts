import { createHash } from "node:crypto";
import { readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { startScriptsLate } from "../src/layout/late-scripts";
import { listFiles } from "./list-files";

/** Gatsby keeps the script elements of all pages in one file, and copies it between these marks. */
const SLICE = "_gatsby-scripts-1";
const SLICE_IN_PAGE = new RegExp(`(<!-- slice-start id="${SLICE}" -->).*(<!-- slice-end id="${SLICE}" -->)`, "s");
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>\s*<\/script>/gs;
const INLINE = /<script\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs;

/** Time, in ms, for the first view to be painted once it has loaded. */
const MOMENT = 300;

/** How long, in ms, a picture that does not come may keep a page's scripts waiting. */
const PATIENCE = 4000;

/** Where what Gatsby says of a build in inline scripts goes: which file holds which page, and the build's own hash. */
const FACTS = /^build-[0-9a-f]+\.js$/;

interface LateScripts {
  /** The text that stands in every page. */
  readonly slice: string;
  /** A script of its own, which runs before the others: repeated in every page, it could not be cached. */
  readonly facts: { readonly name: string; readonly code: string };
}

/** Puts one inline script, which starts the others, in place of all scripts that pages share. */
export const withLateScripts = (slice: string): LateScripts => {
  const addresses = [...slice.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) throw new Error(`No script was found in public/_gatsby/slices/${SLICE}.html.`);
  const code = [...slice.matchAll(INLINE)].map(([, text = ""]) => text.trim()).join("\n");
  const name = `build-${createHash("sha256").update(code).digest("hex").slice(0, 10)}.js`;
  const starter = startScriptsLate.toString().replace(/\s+/g, " ");
  const list = JSON.stringify([`/${name}`, ...addresses]);
  const rest = slice.replace(SCRIPT, "").replace(INLINE, "").trim();
  return { slice: `${rest}<script>(${starter})(${list},${MOMENT},${PATIENCE})</script>`, facts: { name, code } };
};

/** Lets the scripts of every page start after its first view, with which they would compete for the line. */
export const writeLateScripts = async (publicDir: string): Promise<void> => {
  const original = await readFile(path.join(publicDir, "_gatsby", "slices", `${SLICE}.html`), "utf8");
  const { slice, facts } = withLateScripts(original);
  const files = await listFiles(publicDir);
  const outdated = files.filter((file) => FACTS.test(path.basename(file)) && path.basename(file) !== facts.name);
  await Promise.all(outdated.map((file) => unlink(file)));
  await writeFile(path.join(publicDir, facts.name), facts.code);
  await Promise.all(
    files
      .filter((file) => file.endsWith(".html"))
      .map(async (page) => {
        const html = await readFile(page, "utf8");
        const late = html.replace(SLICE_IN_PAGE, (_, start: string, end: string) => `${start}${slice}${end}`);
        // An unchanged file keeps its time, and with it its ETag and compressed forms.
        if (late !== html) await writeFile(page, late);
      }),
  );
};
