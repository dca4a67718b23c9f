import { namedTags } from "../../../../src/theme/tags";
import { illustration, list, object, pagePath, tag, text, title } from "../fields";

export const caseStudySchema = object("CaseStudy", "A result achieved for a client, from data/case-studies.json.", {
  title: title().describe("The result in a few words."),
  description: text().describe("How it came about."),
  tags: list(tag(namedTags)).describe("What was done; known tags have a colour, any other is grey."),
  image: illustration(800, 500).describe("The picture of the card."),
  page: pagePath().optional().describe("The address of the case study's own page, which the card's title leads to."),
});
