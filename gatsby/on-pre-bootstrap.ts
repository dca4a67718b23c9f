import path from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "./check-content/check-content";
import { formatFault } from "./check-content/fault";
import { copyFlags } from "./copy-flags";
import { copyLightboxStyles } from "./copy-lightbox-styles";
import { environmentFaults, readEnvironment } from "./environment";

/**
 * Checks the settings and the content before anything else, so that a fault costs seconds and leaves the last good site as it was; then
 * writes the files of static/ that come out of packages alone.
 */
export const onPreBootstrap = async ({ reporter }: { reporter: Pick<Reporter, "panic"> }): Promise<void> => {
  // Gatsby always runs in the folder of the site.
  const directory = process.cwd();
  const dataDir = path.join(directory, "data");
  const settings = environmentFaults(readEnvironment(directory));
  if (settings.length > 0) {
    reporter.panic(["A setting is wrong; nothing was built. See docs/deploy.md.", ...settings].join("\n"));
  }
  const faults = await checkContent(dataDir);
  if (faults.length > 0) {
    reporter.panic(
      [
        "The content has faults; nothing was built. To see them again without a build: npm run check:content",
        ...faults.map(formatFault),
      ].join("\n"),
    );
  }
  await Promise.all([copyFlags(directory), copyLightboxStyles(directory)]);
};
