import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { StorybookConfig } from "@storybook/react-webpack5";
import site from "../data/site.json" with { type: "json" };
import packageFile from "../package.json" with { type: "json" };
import { folderFor } from "../src/messages/languages";

const projectDir = path.resolve(import.meta.dirname, "..");
/** What scripts/catalogue/catalogue.ts has written. */
const written = (file: string): string => path.join(projectDir, ".catalogue", file);

/** The site's own version of webpack's loader comes with Gatsby. */
const gatsbyRequire = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));

/** What the built site serves beside its pages: pictures, fonts, sprites, films, and the feed. */
const SERVED = [
  "static",
  "fonts",
  "flags",
  "icons",
  "logos",
  "videos",
  "blog-images",
  "api",
  "icons.svg",
  "page-icons.svg",
  "lightbox.css",
  // Every window asks for it; only Chromium's headless shell doesn't.
  "favicon.ico",
];

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-webpack5",
    // Starts with the story that is open; each of the others is compiled when it's opened.
    options: { builder: { lazyCompilation: true, fsCache: true } },
  },
  stories: [{ directory: "../src", files: "**/*.stories.tsx", titlePrefix: "" }],
  staticDirs: SERVED.map((name) => ({ from: path.join(projectDir, "public", name), to: `/${name}` })).filter(
    ({ from }) => existsSync(from),
  ),
  // Nothing leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (webpack) => ({
    ...webpack,
    devtool: false,
    // Webpack's cache warns of what it can't follow in Storybook's own code.
    infrastructureLogging: { level: "error" },
    // Stories are files of a catalogue, not pages that visitors wait for.
    performance: { hints: false },
    resolve: {
      ...webpack.resolve,
      alias: {
        ...(Array.isArray(webpack.resolve?.alias) ? {} : webpack.resolve?.alias),
        "catalogue-content$": written("content.json"),
        gatsby$: path.join(projectDir, "test", "gatsby.ts"),
        [path.join(projectDir, "data", "site.json")]: written("site.json"),
        $messages: path.join(projectDir, "src", "messages", folderFor(site.language) ?? ""),
        $countries: written("countries.json"),
      },
    },
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          include: ["src", "test", ".storybook"].map((folder) => path.join(projectDir, folder)),
          loader: gatsbyRequire.resolve("babel-loader"),
          options: {
            babelrc: false,
            configFile: false,
            cacheDirectory: true,
            // As Gatsby compiles (gatsby-config.ts).
            presets: [
              [
                "babel-preset-gatsby",
                {
                  stage: "build-javascript",
                  targets: packageFile.browserslist,
                  reactRuntime: "automatic",
                  reactImportSource: "@emotion/react",
                },
              ],
              "@babel/preset-typescript",
            ],
            plugins: ["@emotion/babel-plugin"],
          },
        },
      ],
    },
  }),
};

export default config;
