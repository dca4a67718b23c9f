import type { z } from "zod";
import { date, list, object, path, sectionId, text, title } from "../fields";
import { seoSchema } from "../shared";
import { withAnchor } from "./anchor";

export const legalPageSchema = object("LegalPage", "A legal text with a page of its own, from data/legal.json.", {
  path: path().describe("The page's address, from slash to slash."),
  title: title().describe("The page's main heading."),
  seo: seoSchema.describe("Title and description of the page."),
  lastModified: date().describe("The day of the last change."),
  intro: text().describe("The paragraph before the first section."),
  sections: list(
    object("LegalSection", "A section of a legal text.", {
      heading: title().describe("The section's heading."),
      id: sectionId(),
      paragraphs: list(text()).describe("The section's paragraphs."),
      list: list(text()).optional().describe("Points after the paragraphs."),
    }),
  ).describe("The sections of the text."),
});

export const toLegalPageFields = (page: z.output<typeof legalPageSchema>) => ({
  ...page,
  sections: page.sections.map(withAnchor),
});
