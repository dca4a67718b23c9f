import { date, list, object, path, text, title } from "./fields";
import { seoType } from "./shared";

export const legalPageType = object("LegalPage", {
  path: path(),
  title: title(),
  seo: seoType,
  lastModified: date(),
  intro: text(),
  sections: list(object("LegalSection", { heading: title(), paragraphs: list(text()), list: list(text()).optional() })),
});

export const legalPageTypeDefs = `
  "A legal text with a page of its own, from data/legal.json."
  type LegalPage implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The page's address, from slash to slash."
    path: String!
    "The page's main heading."
    title: String!
    "Title and description of the page."
    seo: Seo!
    "The day of the last change."
    lastModified: Date! @dateformat
    "The paragraph before the first section."
    intro: String!
    "The sections of the text."
    sections: [LegalSection!]!
  }

  "A section of a legal text."
  type LegalSection @dontInfer {
    "The section's heading."
    heading: String!
    "The section's paragraphs."
    paragraphs: [String!]!
    "Points after the paragraphs."
    list: [String!]
  }
`;
