import type { HeadProps } from "./Head";

/** The head of a page from data/page-intros.json. */
export const introSeo = ({ seo, path, name }: Queries.PageIntroForHeaderFragment): HeadProps => ({
  ...seo,
  path,
  trail: [{ name, path }],
});
