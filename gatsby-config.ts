import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentDir, emptyPages, otherBlogs, readFacts } from "./plugins/content/facts";
import { DATA_FILE_TYPE } from "./plugins/content/schema/type-defs";

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
    { resolve: "gatsby-transformer-json", options: { typeName: DATA_FILE_TYPE } },
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
