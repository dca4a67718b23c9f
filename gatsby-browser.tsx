// For `npm run develop` only. In the built site, src/runtime/entry.tsx starts the page instead of Gatsby.
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/layout/Layout";
import { emotionCache } from "./src/theme/emotion/cache";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={emotionCache}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
