import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteOf } from "../utils/nodes-of";
import { shareCards, writeShareImages } from "./share-images";

// Gatsby always runs in the site's folder.
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ getNodesByType, reporter }) => {
  const { name, domain } = siteOf(getNodesByType);
  const sender = { name, host: new URL(domain).host };
  const cacheDir = path.resolve(".cache", "share-images");
  const drawn = await writeShareImages(shareCards(getNodesByType), sender, path.resolve("public"), cacheDir);
  reporter.info(`${drawn} share images drawn anew`);
};
