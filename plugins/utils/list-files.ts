import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, relative to it and with forward slashes. None if the folder doesn't exist. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
        .sort()
    : [];
