import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { listFiles } from "../utils/list-files";

const sourceMap = z.object({ sources: z.array(z.string()) });

const FOLDER = "node_modules/";

/**
 * The package folder of a source in the bundle, relative to the project: `node_modules/react`, or
 * `node_modules/a/node_modules/b` if a package has its own copy of another. Undefined for the site's own code.
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
  // Gatsby copies its browser code into its cache, and webpack writes its own loader.
  if (/(?:^|\/)\.cache\//.test(source)) return `${FOLDER}gatsby`;
  return /(?:^|\/)webpack\/(?:bootstrap|runtime)/.test(source) ? `${FOLDER}webpack` : undefined;
};

/** Where `scripts/packages.mjs` reads the list. Gatsby empties this folder together with the scripts. */
const LIST = path.join(".cache", "bundle-packages.json");

/**
 * Writes a list of the packages in the site's scripts. It comes from the source maps, which name what's left after
 * webpack drops unused code.
 */
export const listBundlePackages = async (projectDir: string, publicDir: string): Promise<void> => {
  const maps = listFiles(publicDir).filter((file) => file.endsWith(".js.map"));
  const sources = await Promise.all(
    maps.map(async (file) => sourceMap.parse(JSON.parse(await readFile(path.join(publicDir, file), "utf8"))).sources),
  );
  const folders = new Set(sources.flat().map(packageFolder));
  folders.delete(undefined);
  await writeFile(path.join(projectDir, LIST), `${JSON.stringify([...folders].sort(), null, 2)}\n`);
};
