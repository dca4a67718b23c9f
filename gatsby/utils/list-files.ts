import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file below a folder, as full paths. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
