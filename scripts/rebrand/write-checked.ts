import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../plugins/content/check/check-content";
import { formatIssue, isError } from "../../plugins/content/check/issue";
import { locate } from "../../plugins/content/check/json/locate";

/** New contents of files, by their path in the project. Undefined deletes the file. */
export type Changes = ReadonlyMap<string, string | Buffer | undefined>;

const apply = (projectDir: string, changes: Changes): void => {
  for (const [file, content] of changes) {
    const target = path.join(projectDir, file);
    if (content === undefined) rmSync(target, { force: true });
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
};

export const nothingWritten = (problems: readonly string[]): Error =>
  new Error([...problems, "\nNothing was written."].join("\n"));

/** Changes files. @throws Error if the content check finds mistakes then, after everything is as it was */
export const writeChecked = async (projectDir: string, changes: Changes): Promise<void> => {
  const before = new Map(
    [...changes.keys()].map((file) => {
      const target = path.join(projectDir, file);
      return [file, existsSync(target) ? readFileSync(target) : undefined] as const;
    }),
  );
  apply(projectDir, changes);
  const issues = await checkContent(path.join(projectDir, "data"));
  const mistakes = locate(issues.filter(isError), projectDir).map(formatIssue);
  if (mistakes.length === 0) return;
  apply(projectDir, before);
  throw nothingWritten(mistakes);
};
