import { cp } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { siteOf } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";
import { writeIcons } from "./icons";
import { writeLogos } from "./logos";
import { renderManifest } from "./manifest";

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

/** In development, Gatsby calls this again after each content change, so the files stay up to date. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ getNodesByType }) => {
  await Promise.all([
    writeIcons(process.cwd(), getNodesByType),
    writeLogos(process.cwd(), getNodesByType),
    writeIfChanged(path.resolve("public/manifest.webmanifest"), renderManifest(siteOf(getNodesByType))),
  ]);
};
