import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatIssue, isError } from "../content/check/issue";
import { locate } from "../content/check/json/locate";
import { copyContent } from "../content/content-dir";
import { copyFlags } from "../assets/copy-flags";
import { copyLightboxStyles } from "../assets/copy-lightbox-styles";
import { CODE_HASH_FILE, hashCode } from "./code-hash";
import { environmentIssues, readEnvironment } from "./environment";

/**
 * Checks the settings and the content before anything else, so that an issue costs seconds and the last good
 * site stays as it was. Then writes the files in static/ that come straight from packages.
 */
export const onPreBootstrap = async ({ reporter }: { reporter: Pick<Reporter, "panic" | "warn"> }): Promise<void> => {
  // Gatsby always runs in the site's folder.
  const directory = process.cwd();
  const dataDir = path.join(directory, "data");
  const environment = readEnvironment(directory);
  const settings = environmentIssues(environment);
  if (settings.length > 0) {
    reporter.panic(["A setting is wrong; nothing was built. See docs/deploy.md.", ...settings].join("\n"));
  }
  // Gatsby bakes in only what is set. Empty, it lets webpack leave out the code of src/features/monitoring.
  process.env.GATSBY_REPORTS_URL = environment.GATSBY_REPORTS_URL ?? "";
  const issues = await checkContent(dataDir);
  for (const warning of issues.filter((issue) => !isError(issue))) reporter.warn(formatIssue(warning));
  const errors = issues.filter(isError);
  if (errors.length > 0) {
    reporter.panic(
      [
        "The content has issues; nothing was built. To see them again without a build: npm run check:content",
        ...locate(errors, directory).map(formatIssue),
      ].join("\n"),
    );
  }
  copyContent(directory);
  await Promise.all([copyFlags(directory), copyLightboxStyles(directory)]);
  // Gatsby's cache is there by now. The next build deletes it if this has changed (scripts/lib/gatsby.mjs).
  await writeFile(path.join(directory, CODE_HASH_FILE), hashCode(directory));
};
