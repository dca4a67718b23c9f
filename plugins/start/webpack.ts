import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** How many hexadecimal digits of a hash the name of a file has that browsers may keep for good. */
export const HASH_LENGTH = 8;

/** Used by Emotion's `withTheme`. There's no theme context, because tokens are imported. */
const UNUSED = { "hoist-non-react-statics$": false } as const;

/** From this many bytes of source a library gets a chunk of its own. */
const LARGE_LIBRARY = 160_000;

/** Below this many bytes of source, a module that several chunks share is repeated instead of loaded separately. */
const SMALLEST_SHARED = 9000;

/** Like Gatsby's, but for packages only. Gatsby's test takes modules of `src` for packages, by their loader's path. */
const isLargeLibrary = (module: { nameForCondition: () => string | null; size: () => number }): boolean =>
  module.size() > LARGE_LIBRARY && (module.nameForCondition()?.includes("node_modules") ?? false);

/** Every page's first scripts name all others. A plugin, because Gatsby ignores `output` in `setWebpackConfig`. */
const shortHashes = {
  apply: ({ options }: { options: { output: { hashDigestLength?: number } } }): void => {
    options.output.hashDigestLength = HASH_LENGTH;
  },
};

/** Starts pages without Gatsby's router, and keeps what no first view needs out of the shared bundle. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: UNUSED },
    // They would publish the source.
    devtool: false,
    plugins: [shortHashes],
    optimization: {
      splitChunks: {
        cacheGroups: {
          lib: { test: isLargeLibrary },
          // Gatsby names a shared chunk after the chunks that share it. Islands' chunks have no names, so modules of
          // unrelated sections would end up together.
          shared: { name: false, minSize: SMALLEST_SHARED },
          // What most pages use would be loaded by all of them.
          commons: false,
        },
      },
    },
  });
  // Gatsby merges what `setWebpackConfig` says, but takes an entry only whole.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a plain Function
  const config = getConfig() as { entry: Record<string, string> };
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, app: path.resolve("src/runtime/entry.tsx") } });
};
