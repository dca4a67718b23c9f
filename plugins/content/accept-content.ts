import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../utils/list-files";
import { checkContent } from "./check/check-content";
import { isError, type Issue } from "./check/issue";
import { locate } from "./check/json/locate";
import { contentDir } from "./content-dir";

/** Brings the copy up to date. Files that didn't change keep their time, so Gatsby doesn't read them again. */
const copyContent = (projectDir: string): void => {
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

/** Checks the content. Without mistakes, it becomes what Gatsby reads; warnings stop nothing. */
export const acceptContent = async (
  projectDir: string,
): Promise<{ readonly errors: readonly Issue[]; readonly warnings: readonly Issue[] }> => {
  const issues = locate(await checkContent(path.join(projectDir, "data")), projectDir);
  const errors = issues.filter(isError);
  if (errors.length === 0) copyContent(projectDir);
  return { errors, warnings: issues.filter((issue) => !isError(issue)) };
};
