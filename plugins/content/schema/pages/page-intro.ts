import { z } from "zod";
import { label, object, text, title } from "../fields";
import { seoSchema } from "../shared";

/** The pages in src/pages/ whose headers are content. Each finds its own by its path. */
export const PAGE_INTRO_PATHS = [
  "/services/",
  "/our-works/",
  "/clients/",
  "/team/",
  "/contact/",
  "/blog/",
  "/404/",
] as const;

export const pageIntroSchema = object(
  "PageIntro",
  "The header of a page whose layout is its own, like /clients/, from data/page-intros.json.",
  {
    path: z.enum(PAGE_INTRO_PATHS).describe("The page's address, from slash to slash."),
    name: label().describe("The page's name in the trail that search engines show."),
    seo: seoSchema.describe("Title and description of the page."),
    kicker: label().optional().describe("A word or two above the heading."),
    heading: title().describe("The page's main heading."),
    intro: text().describe("A paragraph under the heading."),
  },
);
