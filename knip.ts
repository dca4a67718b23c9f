import type { KnipConfig } from "knip";

const config: KnipConfig = {
  // A package of its own, with its own lint.
  ignore: ["art/**"],
  gatsby: {
    entry: [
      "gatsby-{config,node,browser,ssr}.{ts,tsx}",
      "plugins/*/gatsby-{node.ts,ssr.tsx}",
      "src/{pages,templates}/**/*.tsx",
      // Holds nothing but fragments, and queries name fragments without importing them.
      "src/sections/shared/fragments.ts",
    ],
  },
  entry: [
    // The bundler takes one of these folders for `$messages` (plugins/content/gatsby-node.ts).
    "src/messages/*/*.{ts,tsx}",
    // Run by hand, or started as processes.
    "scripts/{fonts,serve-nginx,serve}.ts",
    // The build reads these by their paths (plugins/utils/inline-scripts.ts, plugins/start/webpack.ts).
    "src/runtime/{inline-script,entry}.{ts,tsx}",
    // The editor's page loads it (plugins/editor/files.ts).
    "plugins/editor/browser/start.mjs",
    // Configurations of Playwright that scripts name.
    "e2e/{catalogue,editor,engines}/*.ts",
    // For owners to run on their host (docs/developers/monitoring.md).
    "scripts/reports.mjs",
    // For owners to put on their host (docs/developers/own-server.md).
    "scripts/relay/relay.mjs",
  ],
  ignoreDependencies: [
    // Their files are read by path (plugins/assets/, scripts/fonts.ts).
    "@fontsource-variable/bricolage-grotesque",
    "@fontsource-variable/instrument-sans",
    "@fontsource-variable/noto-sans-devanagari",
    "@fontsource-variable/readex-pro",
    "@phosphor-icons/core",
    "country-flag-icons",
    "material-symbols",
    // The data of the last build (.storybook/main.ts).
    "catalogue-content",
    // Presets, which jest.config.ts names.
    "@babel/preset-typescript",
    "babel-preset-gatsby",
  ],
  // Gatsby generates the first, and finds those in plugins/. Jest brings babel-jest.
  ignoreUnresolved: [
    "^babel-jest$",
    "\\$virtual/async-requires",
    "\\$countries",
    "^(assets|content|editor|feed|llms-text|share-images|start|web-hosting)$",
  ],
  // Every component exports its props, also where nothing imports them yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // Gatsby reads queries and fragments from the source, and no file imports them.
    tsx: (text: string) => text.replace(/^export (?=const (?:fragment|query) = graphql`)/gm, ""),
  },
};

export default config;
