import { z } from "zod";
import { label, object, text, title } from "./fields";
import { seoType } from "./shared";

/** The pages of src/pages/ whose heads are content. Each looks up its own by its path. */
export const FIXED_PATHS = [
  "/services/",
  "/our-works/",
  "/clients/",
  "/team/",
  "/contact/",
  "/blog/",
  "/404/",
] as const;

export const fixedPageType = object("FixedPage", {
  path: z.enum(FIXED_PATHS),
  seo: seoType,
  kicker: label().optional(),
  heading: title(),
  intro: text(),
});

export const fixedPageTypeDefs = `
  "The head of a page whose layout is its own, like /clients/, from data/pages.json."
  type FixedPage implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The page's address, from slash to slash."
    path: String!
    "Title and description of the page."
    seo: Seo!
    "A word or two above the heading."
    kicker: String
    "The page's main heading."
    heading: String!
    "A paragraph under the heading."
    intro: String!
  }
`;
