import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../plugins/content/check/check-content";
import { formatIssue, isError } from "../../plugins/content/check/issue";
import { locate } from "../../plugins/content/check/json";

/** New contents of files, by their path in the project. Undefined deletes the file. */
type Changes = ReadonlyMap<string, string | Buffer | undefined>;

/** Writes files, and the folders that they need. */
export const writeFiles = (projectDir: string, changes: Changes): void => {
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

/**
 * Changes the files that aren't as they should be, and returns their names.
 * @throws Error if the content check finds mistakes then, after everything is as it was
 */
export const writeChecked = async (projectDir: string, wanted: Changes): Promise<string[]> => {
  const read = (file: string): Buffer | undefined => {
    const target = path.join(projectDir, file);
    return existsSync(target) ? readFileSync(target) : undefined;
  };
  const changes = new Map(
    [...wanted].filter(([file, content]) => content === undefined || !read(file)?.equals(Buffer.from(content))),
  );
  const before = new Map([...changes.keys()].map((file) => [file, read(file)]));
  writeFiles(projectDir, changes);
  const issues = await checkContent(path.join(projectDir, "data"));
  const mistakes = locate(issues.filter(isError), projectDir).map(formatIssue);
  if (mistakes.length === 0) return [...changes.keys()];
  writeFiles(projectDir, before);
  throw nothingWritten(mistakes);
};
