import { copyFile, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Copies the phone field's country flags from their package into `static/flags`, so that the site serves them
 * itself. It only copies missing files, so a warm start costs two directory listings.
 *
 * @param projectDir the project's root; named rather than resolved, because Gatsby moves compiled build code elsewhere
 * @returns how many flags were copied
 */
export const copyFlags = async (projectDir: string): Promise<number> => {
  const source = path.join(projectDir, "node_modules", "country-flag-icons", "3x2");
  const target = path.join(projectDir, "static", "flags");
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  const missing = (await readdir(source)).filter((file) => file.endsWith(".svg") && !present.has(file));
  await Promise.all(missing.map((file) => copyFile(path.join(source, file), path.join(target, file))));
  return missing.length;
};
