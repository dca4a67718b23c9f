import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readEnvironment } from "../utils/environment";
import { finishPages } from "./finish-pages";

export { onCreateWebpackConfig } from "./webpack";

/** Gatsby bakes in only what is set. Empty, it lets webpack leave out the code of src/features/monitoring. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = () => {
  process.env.GATSBY_REPORTS_URL = readEnvironment(process.cwd()).GATSBY_REPORTS_URL ?? "";
};

// Gatsby always runs in the site's folder.
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = () => finishPages(path.resolve("public"));
