import { type ComponentType, lazy, Suspense } from "react";
import type { HeadProps } from "./Head";

const ServerHead = lazy(async () => ({ default: (await import("./Head")).Head }));

const DevelopmentHead = (props: HeadProps) => (
  <Suspense fallback={null}>
    <ServerHead {...props} />
  </Suspense>
);

const headInBrowser = process.env.NODE_ENV === "development" ? DevelopmentHead : () => null;

/** The head of a page. Only the server renders it, or in development the browser: react-helmet has 8 kB. */
export const Seo: ComponentType<HeadProps> = typeof window === "undefined" ? ServerHead : headInBrowser;

/** The head of a page from data/page-intros.json. */
export const introSeo = ({ seo, path, name }: Queries.PageIntroForHeaderFragment): HeadProps => ({
  ...seo,
  path,
  trail: [{ name, path }],
});
