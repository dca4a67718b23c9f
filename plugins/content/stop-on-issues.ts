import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./check/check-content";
import { formatIssue, isError } from "./check/issue";
import { locate } from "./check/json/locate";
import { copyContent } from "./content-dir";

/**
 * Checks the content before anything else, so that an issue costs seconds and the last good site stays as it was.
 * `gatsby develop` then reads a copy of it.
 *
 * @param projectDir the site's folder, from which issues name their files
 */
export const stopOnIssues = async (projectDir: string, reporter: Pick<Reporter, "panic" | "warn">): Promise<void> => {
  const issues = await checkContent(path.join(projectDir, "data"));
  for (const warning of issues.filter((issue) => !isError(issue))) reporter.warn(formatIssue(warning));
  const errors = issues.filter(isError);
  if (errors.length === 0) {
    copyContent(projectDir);
    return;
  }
  reporter.panic(
    [
      "The content has issues; nothing was built. To see them again without a build: npm run check:content",
      ...locate(errors, projectDir).map(formatIssue),
    ].join("\n"),
  );
};
