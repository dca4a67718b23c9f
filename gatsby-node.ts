// Build-time code lives in gatsby/, one module a concern; this file hands it to Gatsby.
import type { GatsbyNode } from "gatsby";
import { finishBuild } from "./gatsby/post-build";

export { createPages } from "./gatsby/create-pages";
export { createSchemaCustomization } from "./gatsby/create-schema-customization";
export { serveFeed as onCreateDevServer } from "./gatsby/feed";
export { onPreBootstrap } from "./gatsby/on-pre-bootstrap";
export { onCreateNode } from "./gatsby/source-items";
export { onCreateWebpackConfig } from "./gatsby/webpack";

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = ({ reporter }) =>
  finishBuild(process.cwd(), reporter);
