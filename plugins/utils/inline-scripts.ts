import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify } from "terser";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { PAGE_PATH_ID, ROOT_ID, SCRIPTS_SLICE } from "../../src/runtime/gatsby-internals";
import { choicesScript } from "../../src/utils/choices";
import { speculationRules } from "./speculation-rules";

/** The inline script that starts those at some addresses, in syntax that unsupported browsers can parse. */
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

/** That script for the scripts that all pages share, which Gatsby lists in a file of their elements. */
export const starterScript = async (publicDir: string): Promise<string> => {
  const slice = await readFile(path.join(publicDir, "_gatsby", "slices", `${SCRIPTS_SLICE}.html`), "utf8");
  const addresses = [...slice.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, address = ""]) => address);
  if (addresses.length === 0) throw new Error(`No script was found in public/_gatsby/slices/${SCRIPTS_SLICE}.html.`);
  return compileInlineScript(addresses);
};

/** All inline scripts of the site's pages: those that the policy allows. A browser runs no others. */
export const ownScripts = async (publicDir: string): Promise<string[]> => [
  choicesScript,
  await starterScript(publicDir),
  speculationRules,
];
