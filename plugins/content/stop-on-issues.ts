import type { Reporter } from "gatsby";
import { formatIssue } from "./check/issue";
import { acceptContent } from "./accept-content";

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
