import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { feedMiddleware, readFeed, writeFeed } from "./feed";

// Gatsby always runs in the site's folder.
const dataDir = path.resolve("data");

export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType }) =>
  writeFeed(readFeed(getNodesByType, dataDir), path.resolve("public"));

/** In development, the feed is served instead. Gatsby says only that `app` is an Express app, which is `any`. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = ({ app, getNodesByType }: DevServer) => {
  app.use(feedMiddleware(() => readFeed(getNodesByType, dataDir)));
};

interface DevServer {
  readonly app: { readonly use: (handler: ReturnType<typeof feedMiddleware>) => unknown };
  readonly getNodesByType: Parameters<typeof readFeed>[0];
}
