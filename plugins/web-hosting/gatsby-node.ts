import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { environmentIssues, readEnvironment } from "../utils/environment";
import { nodesOf, siteOf } from "../utils/nodes-of";
import { publish } from "./publish";

const pluginOptions = z.object({ ownPolicy: z.string().optional() });

/** Checks the settings before anything is built. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) => {
  const issues = environmentIssues(readEnvironment(process.cwd()));
  if (issues.length > 0) {
    reporter.panic(["A setting is wrong; nothing was built. See docs/deploy.md.", ...issues].join("\n"));
  }
};

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ getNodesByType, reporter }, options) => {
  const site = siteOf(getNodesByType);
  const redirects = nodesOf(getNodesByType, "Redirect", { from: z.string(), to: z.string() });
  const { ownPolicy } = pluginOptions.parse(options);
  // Gatsby always runs in the site's folder.
  const projectDir = process.cwd();
  await publish({ projectDir, site, redirects, environment: readEnvironment(projectDir), ownPolicy }, reporter);
};
