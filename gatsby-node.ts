// The build-time code is in gatsby/, with one module per concern. This file passes it to Gatsby.
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages as createContentPages } from "./gatsby/pages/create-pages";
import { writeIcons } from "./gatsby/assets/icons";
import { writeLogos } from "./gatsby/assets/logos";
import { writeSiteModule } from "./gatsby/build/site-module";
import { finishBuild } from "./gatsby/output/post-build";

export { createSchemaCustomization } from "./gatsby/content/create-schema-customization";
export { onCreateBabelConfig } from "./gatsby/build/babel";
export { serveFeed as onCreateDevServer } from "./gatsby/output/feed";
export { onPreBootstrap } from "./gatsby/build/on-pre-bootstrap";
export { onCreateNode } from "./gatsby/content/source-items";
export { onCreateWebpackConfig } from "./gatsby/build/webpack";

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = ({ reporter }) =>
  finishBuild(process.cwd(), reporter);

/** In development, Gatsby calls this again after each content change, so the generated files stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (api) => {
  const projectDir = process.cwd();
  const dataDir = path.join(projectDir, "data");
  await Promise.all([
    writeIcons(projectDir, dataDir),
    writeLogos(projectDir, dataDir),
    writeSiteModule(projectDir, dataDir),
  ]);
  createContentPages(api);
};
