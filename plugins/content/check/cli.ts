/**
 * `npm run check:content`: checks every file in data/, and the interface's messages. For each problem, it says where it is
 * and how to mend it. Warnings stop nothing.
 */
import path from "node:path";
import { examineContent } from "./check-content";
import { formatIssue, isError } from "./issue";
import { locate } from "./json/locate";

const main = async (): Promise<void> => {
  const started = performance.now();
  const { issues, files, images, items } = await examineContent(path.resolve("data"));
  const looked = `${files} files, ${items} items and ${images} pictures in ${Math.round(performance.now() - started)} ms`;

  for (const issue of locate(issues, process.cwd())) {
    console.error(`${isError(issue) ? "" : "Warning: "}${formatIssue(issue)}`);
  }
  const errors = issues.filter(isError).length;
  if (errors > 0) {
    console.error(`\nContent check: ${errors} ${errors === 1 ? "issue" : "issues"} in ${looked}.`);
    process.exitCode = 1;
  } else {
    console.log(`Content check: no issues in ${looked}.`);
  }
};

void main();
