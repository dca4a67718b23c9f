import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../utils/list-files";

/**
 * Where Gatsby reads the content: `data/`, or during `gatsby develop` a copy of it as it last passed the content check,
 * so that a mistake changes nothing on the pages.
 */
export const contentDir = (projectDir: string): string =>
  path.join(projectDir, process.env.NODE_ENV === "development" ? ".cache/content" : "data");

/** Brings that copy up to date. Files that didn't change keep their time, so Gatsby doesn't read them again. */
export const copyContent = (projectDir: string): void => {
  const [from, to] = [path.join(projectDir, "data"), contentDir(projectDir)];
  if (from === to) return;
  for (const file of listFiles(to)) {
    if (!existsSync(path.join(from, file))) rmSync(path.join(to, file));
  }
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime();
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file, target) => statSync(file).isDirectory() || timeOf(file) !== timeOf(target),
  });
};
