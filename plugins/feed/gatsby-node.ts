import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeFeed } from "./feed";

/** In development, Gatsby calls this again after each content change. It always runs in the site's folder. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ getNodesByType }) =>
  writeFeed(getNodesByType, path.resolve("data"), path.resolve("public"));
