/**
 * The agency's facts, imported rather than queried: every page's frame needs them, and a static query would cost each
 * visitor one more request before the page is interactive. GraphiQL shows the same file as `siteSettings`. The tokens in
 * it are replaced before it is bundled (`plugins/content/gatsby-node.ts`).
 */
export { default as site } from "../data/site.json";
