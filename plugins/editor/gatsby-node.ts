import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readFacts } from "../content/facts";
import { readEnvironment } from "../utils/environment";
import { EDITOR_PATH, publishEditor } from "./files";
import { editorMiddleware } from "./serve";

// Gatsby always runs in the site's folder.
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = () => {
  const projectDir = process.cwd();
  const { site } = readFacts(path.join(projectDir, "data"));
  return publishEditor(projectDir, path.join(projectDir, "public"), readEnvironment(projectDir), site.domain);
};

/** In development, the editor is beside the site. Gatsby says only that `app` is an Express app, which is `any`. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = async ({ app }: DevServer) => {
  // Gatsby serves public/ first, where a build may have left the published editor.
  await rm(path.join(process.cwd(), "public", EDITOR_PATH), { recursive: true, force: true });
  app.use(editorMiddleware(process.cwd()));
};

interface DevServer {
  readonly app: { readonly use: (handler: ReturnType<typeof editorMiddleware>) => unknown };
}
