import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { listFiles } from "../utils/list-files";

const sourceMap = z.object({ sources: z.array(z.string()) });

const FOLDER = "node_modules/";

/**
 * The folder of the package that a source of the bundle comes from, as seen from the project: `node_modules/react`, or
 * `node_modules/a/node_modules/b` for a package that has its own copy of another. Undefined for the site's own code.
 *
 * @param source as a source map names it
 */
export const packageFolder = (source: string): string | undefined => {
  const last = source.lastIndexOf(FOLDER);
  if (last >= 0) {
    const [name = "", inScope] = source.slice(last + FOLDER.length).split("/");
    const folder = `${source.slice(source.indexOf(FOLDER), last)}${FOLDER}${name}`;
    return name.startsWith("@") ? `${folder}/${inScope}` : folder;
  }
  // Gatsby copies what it runs in the browser into its cache, and webpack writes its own loader.
  if (/(?:^|\/)\.cache\//.test(source)) return `${FOLDER}gatsby`;
  return /(?:^|\/)webpack\/(?:bootstrap|runtime)/.test(source) ? `${FOLDER}webpack` : undefined;
};

/** Where `scripts/packages.mjs` reads the list. Gatsby empties the folder together with what the list is about. */
const LIST = path.join(".cache", "bundle-packages.json");

/**
 * Writes down which packages the scripts of the site are made of, from the source maps: they name what is left after
 * all that no page uses has been dropped.
 */
export const listBundlePackages = async (projectDir: string, publicDir: string): Promise<void> => {
  const maps = listFiles(publicDir).filter((file) => file.endsWith(".js.map"));
  const sources = await Promise.all(
    maps.map(async (file) => sourceMap.parse(JSON.parse(await readFile(file, "utf8"))).sources),
  );
  const folders = new Set(sources.flat().map(packageFolder));
  folders.delete(undefined);
  await writeFile(path.join(projectDir, LIST), `${JSON.stringify([...folders].sort(), null, 2)}\n`);
};
