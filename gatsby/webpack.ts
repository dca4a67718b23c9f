import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Gatsby's own plugin that starts scripts in a worker. No page has such a script. */
const WORKER_SCRIPTS = path.join(
  "node_modules",
  "gatsby",
  "dist",
  "internal-plugins",
  "partytown",
  "gatsby-browser.js",
);

/** Keeps out of every visitor's bundle what Gatsby adds for sites that are not like this one (3 kB gzip). */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: { [path.resolve(WORKER_SCRIPTS)]: false } } });
};
