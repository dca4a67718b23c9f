import path from "node:path";
import { listFiles } from "../../utils/list-files";

/** Files that operating systems and editors leave behind. */
const isHidden = (name: string): boolean => name.startsWith(".") || name === "Thumbs.db";

/** All files below a folder, relative to it and with forward slashes. None if the folder doesn't exist. */
export const filesIn = (dir: string): string[] => listFiles(dir).filter((file) => !isHidden(path.basename(file)));

const iconCache = new Map<string, ReadonlySet<string>>();

/** The names of all icons that content can use. Listed once, because an installed package doesn't change meanwhile. */
export const iconNames = (projectDir: string): ReadonlySet<string> => {
  const dir = path.join(projectDir, "node_modules", "@phosphor-icons", "core", "assets", "duotone");
  const names = iconCache.get(dir) ?? new Set(filesIn(dir).map((file) => file.replace(/-duotone\.svg$/, "")));
  iconCache.set(dir, names);
  return names;
};
