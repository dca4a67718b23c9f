import { readdirSync } from "node:fs";
import path from "node:path";

/** Files that a system or an editor leaves behind. */
const isHidden = (name: string): boolean => name.startsWith(".") || name === "Thumbs.db";

/** All files in a folder and the folders in it, relative to it and with forward slashes; none where there is no folder. */
export const filesIn = (dir: string): string[] => {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isHidden(entry.name))
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
      .sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
};

/** The folder of the icons that content may name, drawn in the duotone style of @phosphor-icons/core. */
const duotoneDir = (projectDir: string): string =>
  path.join(projectDir, "node_modules", "@phosphor-icons", "core", "assets", "duotone");

/** The names of all icons. */
export const iconNames = (projectDir: string): Set<string> =>
  new Set(filesIn(duotoneDir(projectDir)).map((file) => file.replace(/-duotone\.svg$/, "")));
