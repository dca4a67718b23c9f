import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { listFiles } from "../utils/list-files";
import { checkContent } from "./check/check-content";
import { formatIssue, isError } from "./check/issue";
import { locate } from "./check/json";
import { contentDir } from "./facts";

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
export const acceptContent = async (projectDir: string) => {
  const issues = locate(await checkContent(path.join(projectDir, "data")), projectDir);
  const errors = issues.filter(isError);
  if (errors.length === 0) copyContent(projectDir);
  return { errors, warnings: issues.filter((issue) => !isError(issue)) };
};

/** Checks the content before anything else, so that a mistake costs seconds and the last good site stays as it was. */
export const stopOnIssues = async (projectDir: string, reporter: Pick<Reporter, "panic" | "warn">): Promise<void> => {
  const { errors, warnings } = await acceptContent(projectDir);
  for (const warning of warnings) reporter.warn(formatIssue(warning));
  if (errors.length === 0) return;
  reporter.panic(
    [
      "The content has issues; nothing was built. To see them again without a build: npm run check:content",
      ...errors.map(formatIssue),
    ].join("\n"),
  );
};

/** What Gatsby's window has room for in a line. */
const LINE = /(.{1,66})(?: |$)/g;

/** What the plugin uses of webpack's compilation. */
interface Compilation {
  readonly contextDependencies: { readonly add: (folder: string) => unknown };
  readonly errors: Error[];
}

interface Compiler {
  readonly hooks: {
    readonly make: { readonly tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void };
  };
}

/** A webpack plugin for `gatsby develop`: Gatsby tells mistakes in the content like those in code, over the pages. */
export const contentErrors = (projectDir: string) => ({
  apply: ({ hooks }: Compiler): void => {
    hooks.make.tapPromise("content check", async ({ contextDependencies, errors }) => {
      contextDependencies.add(path.join(projectDir, "data"));
      const { errors: issues } = await acceptContent(projectDir);
      const [first] = issues;
      if (!first) return;
      // Over the pages, Gatsby shows only the first error, can open the file in its first line, and breaks no lines.
      const lines = [...issues.map(formatIssue), "The pages stay as they were until this is mended."];
      errors.push(new Error([first.file, ...lines.map((line) => line.replace(LINE, "$1\n  ").trimEnd())].join("\n\n")));
    });
  },
});
