/** `npm run check:content`: names each problem in data/ with its place and its cure. Warnings stop nothing. */
import path from "node:path";
import { examine, readContent } from "./check-content";
import { formatIssue, isError } from "./issue";
import { locate } from "./json";
import { lostAddresses } from "./lost-addresses";

const main = async (): Promise<void> => {
  const started = performance.now();
  const content = await readContent(path.resolve("data"));
  const { issues: found, documents } = examine(content);
  const issues = [...found, ...lostAddresses(process.cwd(), documents)];
  const items = documents.flatMap(({ entries }) => entries).length;
  const looked = `${content.files.size} files, ${items} items and ${content.assets.images.size} pictures in ${Math.round(performance.now() - started)} ms`;

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
