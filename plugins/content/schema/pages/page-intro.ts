import { z } from "zod";
import { FIXED_PAGES, type SiteSettings } from "../agency/site-settings";
import { label, object, path, text, title } from "../fields";
import { seoSchema } from "../shared";

/** The pages whose headers are content and whose layout is their own: each has a template in src/templates/. */
export const PAGE_INTROS = [...FIXED_PAGES, "not-found"] as const;

export const pageIntroSchema = object(
  "PageIntro",
  "The header of a page whose layout is its own, like the contact page, from data/page-intros.json.",
  {
    page: z.enum(PAGE_INTROS).describe("Which page it is. Its address is in data/site.json, under paths."),
    name: label().describe("The page's name in the trail that search engines show."),
    seo: seoSchema.describe("Title and description of the page."),
    kicker: label().optional().describe("A word or two above the heading."),
    heading: title().describe("The page's main heading."),
    intro: text().describe("A paragraph under the heading."),
  },
);

export const pageIntroDerivedFields = { path: path().describe("The page's address, from slash to slash.") };

export const toPageIntroFields = (intro: z.output<typeof pageIntroSchema>, { paths }: SiteSettings) => ({
  ...intro,
  // Gatsby answers unknown addresses with the page of this one.
  path: { ...paths, "not-found": "/404/" }[intro.page],
});
