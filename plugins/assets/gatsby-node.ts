import type { GatsbyNode } from "gatsby";
import { copyFlags } from "./copy-flags";
import { copyLightboxStyles } from "./copy-lightbox-styles";
import { writeIcons } from "./icons";
import { writeLogos } from "./logos";

export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async () => {
  // Gatsby always runs in the site's folder.
  await Promise.all([copyFlags(process.cwd()), copyLightboxStyles(process.cwd())]);
};

/** In development, Gatsby calls this again after each content change, so the sprites stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ getNodesByType }) => {
  await Promise.all([writeIcons(process.cwd(), getNodesByType), writeLogos(process.cwd(), getNodesByType)]);
};
