import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeLlmsText } from "./llms-text";

// Gatsby always runs in the site's folder.
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = ({ getNodesByType }) =>
  writeLlmsText(path.resolve("public"), getNodesByType);
