import type { GatsbyNode } from "gatsby";
import { writeFeed } from "./feed";

/** In development, Gatsby calls this again after each content change, so that an edited post shows at once. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = ({ getNodesByType }) =>
  // Gatsby always runs in the site's folder.
  writeFeed(process.cwd(), getNodesByType);
