import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { environmentIssues, readEnvironment } from "../utils/environment";
import { nodesOf } from "../utils/nodes-of";
import { publish } from "./publish";
import { redirect } from "./redirects";
import { siteFacts } from "./text-files";

const pluginOptions = z.object({ ownPolicy: z.string().optional() });

/** Checks the settings before anything is built. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) => {
  const issues = environmentIssues(readEnvironment(process.cwd()));
  if (issues.length > 0) {
    reporter.panic(["A setting is wrong; nothing was built. See docs/deploy.md.", ...issues].join("\n"));
  }
};

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ getNodesByType, reporter }, options) => {
  // Gatsby always runs in the site's folder.
  const projectDir = process.cwd();
  const [site] = nodesOf(getNodesByType, "SiteSettings", siteFacts);
  if (!site) throw new Error("There are no facts of the site to publish.");
  const redirects = nodesOf(getNodesByType, "Redirect", redirect);
  const { ownPolicy } = pluginOptions.parse(options);
  await publish({ projectDir, site, redirects, environment: readEnvironment(projectDir), ownPolicy }, reporter);
};
