import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files that operating systems and editors leave behind. */
const isHidden = (name: string): boolean => name.startsWith(".") || name === "Thumbs.db";

/** Every file below a folder, relative to it and with forward slashes. None if the folder doesn't exist. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && !isHidden(entry.name))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
        .sort()
    : [];

/** The JSON files of content, relative to data/. */
export const listContent = (dataDir: string): string[] =>
  listFiles(dataDir).filter((file) => file.endsWith(".json") && !file.startsWith("schema/"));

/** The HTML files of pages, relative to public/. Gatsby keeps parts of pages in _gatsby/, which nobody visits. */
export const builtPages = (publicDir: string): string[] =>
  listFiles(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
