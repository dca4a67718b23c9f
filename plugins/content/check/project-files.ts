import path from "node:path";
import { listFiles } from "../../utils/list-files";

/** Files that operating systems and editors leave behind. */
const isHidden = (name: string): boolean => name.startsWith(".") || name === "Thumbs.db";

/** All files below a folder, relative to it and with forward slashes. None if the folder doesn't exist. */
export const filesIn = (dir: string): string[] => listFiles(dir).filter((file) => !isHidden(path.basename(file)));

/** The names of all icons that content can use. The build, the commands and the tests run in the project's folder. */
export const iconNames = (): ReadonlySet<string> =>
  new Set(filesIn("node_modules/@phosphor-icons/core/assets/duotone").map((file) => file.replace("-duotone.svg", "")));
