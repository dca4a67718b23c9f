import { realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CACHE_MODULES } from "../../src/runtime/gatsby-internals";
import { SITE_MODULE } from "./site-module";

/** By its real path, as webpack knows it: where a build works, node_modules is a link. */
const inPackage = (name: string, ...file: string[]): string =>
  path.join(realpathSync(path.resolve("node_modules", name)), ...file);

/** What Gatsby and Emotion bring for sites that are not like this one; an import of it gives an empty module. */
const UNUSED = {
  // Starts scripts in a worker. No page has such a script.
  [inPackage("gatsby", "dist", "internal-plugins", "partytown", "gatsby-browser.js")]: false,
  // Changes the manifest with the language. There is one.
  [inPackage("gatsby-plugin-manifest", "gatsby-browser.js")]: false,
  // There is no service worker.
  [path.resolve(".cache", CACHE_MODULES.serviceWorker)]: false,
  // Gatsby's <Script>: no page runs a script of another host.
  "gatsby-script$": false,
  // Used by Emotion's `withTheme`: there is no theme context, tokens are imported.
  "hoist-non-react-statics$": false,
} as const;

/** Wherever the facts are imported, in the browser or not. */
const RESOLVED = { [path.resolve("data", "site.json")]: path.resolve(SITE_MODULE) };

/** Small modules in place of parts of Gatsby that this site does otherwise. */
const REPLACED = {
  // Serves pages that export `Head`. Ours render `Seo`.
  [path.resolve(".cache", CACHE_MODULES.headExports)]: path.resolve("gatsby", "build", "no-head-export.js"),
  // Saves positions at every scroll and restores them. Ours does that (src/runtime/scroll-position.ts), and lets it
  // restore none.
  "gatsby-react-router-scroll$": path.resolve("gatsby", "build", "no-scroll-handler.js"),
};

/** From this many bytes of source a library gets a chunk of its own. */
const LARGE_LIBRARY = 160_000;

/** Below this many bytes of source, a module that several chunks share is repeated rather than asked for apart. */
const SMALLEST_SHARED = 6000;

/** As Gatsby has it, but for packages only: its own test takes modules of `src` for packages, by their loader's path. */
const isLargeLibrary = (module: { nameForCondition: () => string | null; size: () => number }): boolean =>
  module.size() > LARGE_LIBRARY && (module.nameForCondition()?.includes("node_modules") ?? false);

/** Bundles the facts without tokens, and keeps what no first view needs out of every visitor's bundle. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  actions.setWebpackConfig({ resolve: { alias: RESOLVED } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: { ...UNUSED, ...REPLACED } },
    optimization: {
      splitChunks: {
        cacheGroups: {
          lib: { test: isLargeLibrary },
          // Gatsby names a shared chunk after those that share it. The chunks of islands have no names, so modules of
          // unrelated sections would end up in one.
          shared: { name: false, minSize: SMALLEST_SHARED },
        },
      },
    },
  });
};
