import { cp } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import palette from "../../src/theme/palette.json";
import { directionOf } from "../../src/utils/language";
import { siteOf, type Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";
import { copyPictures } from "./pictures";
import { writeSprites } from "./sprites";

/** Copies what the site serves itself from its packages. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = async () => {
  // Gatsby always runs in the site's folder.
  const packages = path.resolve("node_modules");
  await cp(path.join(packages, "country-flag-icons/3x2"), path.resolve("public/flags"), {
    recursive: true,
    // A file that is there keeps its time, so that a warm start copies nothing.
    force: false,
    filter: (file) => [".svg", ""].includes(path.extname(file)),
  });
  // The lightbox loads it when it first opens: Gatsby inlines every imported stylesheet into every page.
  await cp(path.join(packages, "yet-another-react-lightbox/dist/styles.css"), path.resolve("public/lightbox.css"));
};

const png = (name: string, size: number, more = {}) => ({
  src: `/icons/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...more,
});

/** What a phone needs to put the site on its home screen. `npm run rebrand` draws the icons. */
const renderManifest = ({ name, description, language }: Site): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    display: "minimal-ui",
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [png("192", 192), png("512", 512), png("maskable-512", 512, { purpose: "maskable" })],
  });

/** In development, Gatsby calls this again after each content change, so the files stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ getNodesByType }) => {
  await Promise.all([
    writeSprites(process.cwd(), getNodesByType),
    copyPictures(process.cwd(), getNodesByType),
    writeIfChanged(path.resolve("public/manifest.webmanifest"), renderManifest(siteOf(getNodesByType))),
  ]);
};
