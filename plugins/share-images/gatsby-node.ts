import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { nodesOf } from "../utils/nodes-of";
import { shareCards, writeShareImages } from "./share-images";

const siteSettings = z.object({ name: z.string(), domain: z.string() });

// Gatsby always runs in the site's folder.
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ getNodesByType, reporter }) => {
  const [site] = nodesOf(getNodesByType, "SiteSettings", siteSettings);
  if (!site) throw new Error("There are no facts of the site to draw share images of.");
  const sender = { name: site.name, host: new URL(site.domain).host };
  const cacheDir = path.resolve(".cache", "share-images");
  const drawn = await writeShareImages(shareCards(getNodesByType), sender, path.resolve("public"), cacheDir);
  reporter.info(`${drawn} share images drawn anew`);
};
