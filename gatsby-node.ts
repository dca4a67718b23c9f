// The build-time code is in gatsby/, with one module per concern. This file passes it to Gatsby.
import type { GatsbyNode } from "gatsby";
import { contentDir } from "./gatsby/content/content-dir";
import { createPages as createContentPages } from "./gatsby/pages/create-pages";
import { writeIcons } from "./gatsby/assets/icons";
import { writeLogos } from "./gatsby/assets/logos";
import { writeSiteModule } from "./gatsby/build/site-module";
import { serveEditor } from "./gatsby/editor/serve";
import { serveFeed } from "./gatsby/output/feed";
import { finishBuild } from "./gatsby/output/post-build";

export { createSchemaCustomization } from "./gatsby/content/create-schema-customization";
export { onPreBootstrap } from "./gatsby/build/on-pre-bootstrap";
export { onCreateNode } from "./gatsby/content/source-items";
export { onCreateWebpackConfig } from "./gatsby/build/webpack";

/** In development, what the build writes into public/ after all pages is served instead. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = ({ app }: DevServer) => {
  serveFeed({ app });
  serveEditor({ app });
};

/** Gatsby says only that it's an Express app, which is `any`. */
type DevServer = Parameters<typeof serveFeed>[0];

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = ({ reporter }) =>
  finishBuild(process.cwd(), reporter);

/** In development, Gatsby calls this again after each content change, so the generated files stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async (api) => {
  const projectDir = process.cwd();
  const dataDir = contentDir(projectDir);
  await Promise.all([
    writeIcons(projectDir, dataDir),
    writeLogos(projectDir, dataDir),
    writeSiteModule(projectDir, dataDir),
  ]);
  createContentPages(api);
};
