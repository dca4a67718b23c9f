import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { PAGE_PATH_ID, ROOT_ID, SCRIPTS_SLICE as SLICE } from "../../src/runtime/gatsby-internals";
import { refuseUnknownScripts } from "../utils/inline-scripts";

const SLICE_IN_PAGE = new RegExp(`(<!-- slice-start id="${SLICE}" -->).*(<!-- slice-end id="${SLICE}" -->)`, "s");
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>\s*<\/script>/gs;
const INLINE = /<script\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs;

/** Gatsby's inline script with the path of the page. */
const PATH_SCRIPT = new RegExp(
  String.raw`<script id="${PAGE_PATH_ID}">/\*<!\[CDATA\[\*/window\.pagePath=("(?:[^"\\]|\\.)*");/\*\]\]>\*/</script>`,
);

/**
 * Turns the script with a page's path into data, which the inline script of all pages reads. As a script it would need
 * a hash of its own in each page's policy.
 */
const keepPathAsData = (html: string): string =>
  html.replace(
    PATH_SCRIPT,
    (_, path: string) => `<script id="${PAGE_PATH_ID}" type="application/json">${path}</script>`,
  );

/** The addresses of the scripts that all pages share, in order. Gatsby's inline ones serve its router only. */
const sharedScripts = (slice: string): string[] => {
  const addresses = [...slice.matchAll(SCRIPT)].map(([, address = ""]) => address);
  if (addresses.length === 0) throw new Error(`No script was found in public/_gatsby/slices/${SLICE}.html.`);
  refuseUnknownScripts(`public/_gatsby/slices/${SLICE}.html`, slice, []);
  return addresses;
};

/**
 * The inline script, in syntax that unsupported browsers can parse.
 *
 * @param addresses of the scripts that it starts
 */
export const compileInlineScript = async (addresses: readonly string[]): Promise<string> => {
  const source = await readFile(path.resolve("src", "runtime", "inline-script.ts"), "utf8");
  const { outputText } = transpileModule(source, {
    compilerOptions: { target: ScriptTarget.ES2015, module: ModuleKind.None, removeComments: true },
  });
  const { code = "" } = await minify(outputText, {
    ecma: 2015,
    compress: { passes: 2, global_defs: { "@SCRIPT_ADDRESSES": JSON.stringify(addresses), PAGE_PATH_ID, ROOT_ID } },
    format: { inline_script: true },
  });
  return code;
};

/**
 * Makes scripts start after a page's first view, so that they don't compete with it for bandwidth.
 *
 * @returns the inline script that every page has for it, and what puts it into a page's HTML
 */
export const deferScripts = async (
  publicDir: string,
): Promise<{ starter: string; defer: (html: string) => string }> => {
  const original = await readFile(path.join(publicDir, "_gatsby", "slices", `${SLICE}.html`), "utf8");
  const starter = await compileInlineScript(sharedScripts(original));
  // Everything that pages share, except scripts.
  const rest = original.replace(SCRIPT, "").replace(INLINE, "").trim();
  const slice = `${rest}<script>${starter}</script>`;
  return {
    starter,
    defer: (html) =>
      keepPathAsData(html).replace(SLICE_IN_PAGE, (_, start: string, end: string) => `${start}${slice}${end}`),
  };
};
