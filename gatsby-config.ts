import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentDir } from "./plugins/content/content-dir";
import { emptyPages, otherBlogs } from "./plugins/content/empty-pages";
import { readFacts } from "./plugins/content/facts";
import { jsonTypeName } from "./plugins/content/schema/type-name";
import palette from "./src/theme/palette.json";
import { directionOf } from "./src/utils/language";

const dataDir = path.resolve("data");
const { site } = readFacts(dataDir);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.domain, title: site.name },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-emotion",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      // AVIF uses a different scale: 48 looks about like WebP at 68.
      options: { defaults: { quality: 68, avifOptions: { quality: 48 }, placeholder: "none" } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: contentDir(process.cwd()), ignore: ["**/{data,content}/schema/**", "**/*.md"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.name,
        short_name: site.name,
        description: site.description,
        lang: site.language,
        dir: directionOf(site.language),
        start_url: "/",
        display: "minimal-ui",
        background_color: palette.paper,
        theme_color: palette.ink,
        // Every page sets its own, in `Seo`.
        theme_color_in_head: false,
        icon: "static/icons/icon-512.png",
        include_favicon: false,
        legacy: false,
        cache_busting_mode: "none",
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        output: "/",
        // robots.txt names it, which is where search engines look.
        createLinkInHead: false,
        excludes: ["/404/", `${site.paths.blog}[[]...[]]/`, ...otherBlogs(dataDir), ...emptyPages(dataDir)],
      },
    },
    // In plugins/, each with its README. The last ones work on the built pages, one after the other.
    "content",
    "assets",
    "start",
    "feed",
    "share-images",
    "llms-text",
    "editor",
    { resolve: "web-hosting", options: { ownPolicy: "/admin/" } },
  ],
};

export default config;
