import { realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CACHE_MODULES } from "../../src/runtime/gatsby-internals";
import { HASH_LENGTH } from "../utils/write-hashed-file";
import { SITE_MODULE } from "./site-module";

/** The real path, which webpack uses: in the folder of a build, node_modules is a link. */
const inPackage = (name: string, ...file: string[]): string =>
  path.join(realpathSync(path.resolve("node_modules", name)), ...file);

/** Parts of Gatsby and Emotion that this site doesn't use. Importing one gives an empty module. */
const UNUSED = {
  // Runs scripts in a worker. No page has one.
  [inPackage("gatsby", "dist", "internal-plugins", "partytown", "gatsby-browser.js")]: false,
  // Changes the manifest with the language. There's only one language.
  [inPackage("gatsby-plugin-manifest", "gatsby-browser.js")]: false,
  // There's no service worker.
  [path.resolve(".cache", CACHE_MODULES.serviceWorker)]: false,
  // Gatsby's <Script>. No page runs another host's script.
  "gatsby-script$": false,
  // Used by Emotion's `withTheme`. There's no theme context, because tokens are imported.
  "hoist-non-react-statics$": false,
} as const;

/** Wherever the facts are imported, in the browser or not. */
const RESOLVED = { [path.resolve("data", "site.json")]: path.resolve(SITE_MODULE) };

/** Small modules in place of parts of Gatsby that this site does otherwise. */
const REPLACED = {
  // For pages that export `Head`. Ours render `Seo`.
  [path.resolve(".cache", CACHE_MODULES.headExports)]: path.resolve("gatsby", "build", "no-head-export.js"),
  // Saves and restores positions. src/runtime/navigation/scroll-position.ts does that, and tells this one to
  // restore nothing.
  "gatsby-react-router-scroll$": path.resolve("gatsby", "build", "no-scroll-handler.js"),
};

/** From this many bytes of source a library gets a chunk of its own. */
const LARGE_LIBRARY = 160_000;

/** Below this many bytes of source, a module that several chunks share is repeated instead of loaded separately. */
const SMALLEST_SHARED = 6000;

/** Like Gatsby's, but for packages only. Gatsby's test takes modules of `src` for packages, by their loader's path. */
const isLargeLibrary = (module: { nameForCondition: () => string | null; size: () => number }): boolean =>
  module.size() > LARGE_LIBRARY && (module.nameForCondition()?.includes("node_modules") ?? false);

/**
 * Shortens the hashes in the names of scripts. The first scripts of every page name all the others. It's a plugin
 * because Gatsby ignores `output` in `setWebpackConfig`.
 */
const shortHashes = {
  apply: ({ options }: { options: { output: { hashDigestLength?: number } } }): void => {
    options.output.hashDigestLength = HASH_LENGTH;
  },
};

/** Bundles the facts without tokens, and keeps code that no first view needs out of the shared bundle. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  actions.setWebpackConfig({ resolve: { alias: RESOLVED } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: { ...UNUSED, ...REPLACED } },
    // Source maps are read for the list of packages and then deleted, so no script names its map.
    devtool: "hidden-source-map",
    plugins: [shortHashes],
    optimization: {
      splitChunks: {
        cacheGroups: {
          lib: { test: isLargeLibrary },
          // Gatsby names a shared chunk after the chunks that share it. Islands' chunks have no names, so modules of
          // unrelated sections would end up together.
          shared: { name: false, minSize: SMALLEST_SHARED },
        },
      },
    },
  });
};
