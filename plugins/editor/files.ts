import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { POPUP_SEEN_KEY } from "../../src/utils/session-store";
import families from "../../src/theme/fonts/families.json";
import type { SiteEnvironment } from "../utils/environment";
import { writeIfChanged } from "../utils/write-if-changed";
import { contentDir, readFacts, readJson } from "../content/facts";
import { lists } from "../content/schema/lists";
import { editorBackend, editorPolicy, LOCAL_BACKEND, type EditorBackend } from "./backend";
import { type Addresses, editorConfig, editorRules, previewPages } from "./config";

export const EDITOR_PATH = "/admin/";

const SVELTIA = "node_modules/@sveltia/cms";

const FONT = families.text.package;

/** Files of packages, and our own scripts, by their names below `EDITOR_PATH`. */
const FILES: Readonly<Record<string, string>> = {
  // Hosts let browsers keep files that end in ".js" for good.
  "sveltia-cms.mjs": `${SVELTIA}/dist/sveltia-cms.js`,
  "start.mjs": "plugins/editor/browser/start.mjs",
  "json.mjs": "plugins/editor/browser/json.mjs",
  // Sveltia compares its version with the one in here.
  "package.json": `${SVELTIA}/package.json`,
  "icons.woff2": "node_modules/material-symbols/material-symbols-outlined.woff2",
  "text.woff2": `node_modules/${FONT}/files/${path.posix.basename(FONT)}-latin-wght-normal.woff2`,
};

/** Libraries that Sveltia loads for its preview, which only `npm run edit` has. */
const PREVIEW_FILES: Readonly<Record<string, string>> = {
  "chunks/react-dom.js": `${SVELTIA}/dist/chunks/react-dom.js`,
  "packages/immutable/dist/immutable.es.js": `${SVELTIA}/node_modules/immutable/dist/immutable.es.js`,
};

/** What Sveltia asks other hosts for, and where it is here. */
const OWN_ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols[^)]*/g, `${EDITOR_PATH}icons.woff2`],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/(source-sans|noto-mono)[^)]*/g, `${EDITOR_PATH}text.woff2`],
  [/https:\/\/unpkg\.com\/@sveltia\/cms/g, EDITOR_PATH.replace(/\/$/, "")],
  [/https:\/\/unpkg\.com\/(?=\$\{)/g, `${EDITOR_PATH}packages/`],
];

/** @throws Error if Sveltia's script lacks one of the other addresses, because then it asks for something else */
export const withOwnAddresses = (script: string): string =>
  OWN_ADDRESSES.reduce((text, [address, own]) => {
    const replaced = text.replace(address, own);
    if (replaced === text) throw new Error(`Sveltia no longer has ${address.source}: see plugins/editor/files.ts.`);
    return replaced;
  }, script);

const page = (policy: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <link rel="icon" href="/icons/icon-192.png">
    <script type="module" src="start.mjs"></script>
  </head>
  <body></body>
</html>
`;

/** @throws Error that says what to do, if the editor's packages aren't installed: only it needs them */
const readInstalled = (projectDir: string, file: string): Promise<Buffer> =>
  readFile(path.join(projectDir, file)).catch((cause: unknown) => {
    throw new Error(
      `The editor needs ${file}. Install the development packages too: npm ci --include=dev. Or switch the editor off: GATSBY_EDITOR_BACKEND.`,
      { cause },
    );
  });

const legalFile = z.object({ items: z.tuple([lists.legal.entry.pick({ path: true }).strip()]).rest(z.unknown()) });

const addressesOf = (dataDir: string): Addresses => ({
  ...readFacts(dataDir).site.paths,
  legal: legalFile.parse(readJson(dataDir, "legal.json")).items[0].path,
});

/** A file of the editor, by its name below `EDITOR_PATH`, if there is one. */
export const editorFile = async (
  projectDir: string,
  name: string,
  backend: EditorBackend,
  siteUrl: string,
): Promise<string | Buffer | undefined> => {
  if (name === "index.html") return page(editorPolicy(backend));
  if (name === "config.json") {
    const addresses = addressesOf(contentDir(projectDir));
    return JSON.stringify({
      config: editorConfig(backend, siteUrl, addresses),
      rules: editorRules(),
      previews: backend === LOCAL_BACKEND ? { pages: previewPages(addresses), popupSeen: POPUP_SEEN_KEY } : undefined,
    });
  }
  // Sveltia writes a package's version after its name.
  const file = FILES[name] ?? (backend === LOCAL_BACKEND ? PREVIEW_FILES[name.replace(/@[\d.]+/, "")] : undefined);
  if (file === undefined) return undefined;
  const content = await readInstalled(projectDir, file);
  return name === "sveltia-cms.mjs" ? withOwnAddresses(content.toString("utf8")) : content;
};

export const EDITOR_FILES = [...Object.keys(FILES), "index.html", "config.json"];

/** Writes the editor into the published site if the settings ask for it, and else deletes that of an earlier build. */
export const publishEditor = async (
  projectDir: string,
  publicDir: string,
  environment: SiteEnvironment,
  siteUrl: string,
): Promise<void> => {
  const folder = path.join(publicDir, EDITOR_PATH);
  await rm(folder, { recursive: true, force: true });
  const backend = editorBackend(environment);
  if (!backend) return;
  for (const name of EDITOR_FILES) {
    await writeIfChanged(path.join(folder, name), (await editorFile(projectDir, name, backend, siteUrl)) ?? "");
  }
};
