import { illustration, list, object, tag, text, title } from "./fields";

/** Tags with a colour of their own. Any other word may be a tag as well and is shown in grey. */
export const CASE_STUDY_TAGS = [
  "Organic growth",
  "Advertising",
  "Content creation",
  "SEO",
  "Influencer Marketing",
  "Lead Generation",
  "Performance Marketing",
  "Social Media Management",
  "Brand Awareness",
  "Creative Innovations",
] as const;

export const caseStudyType = object("CaseStudy", {
  title: title(),
  description: text(),
  tags: list(tag(CASE_STUDY_TAGS)),
  image: illustration(800, 500),
});

export const caseStudyTypeDefs = `
  "A result achieved for a client, from data/case-studies.json."
  type CaseStudy implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The result in a few words."
    title: String!
    "How it came about."
    description: String!
    "What was done; known tags have a colour, any other is grey."
    tags: [String!]!
    "The picture of the card."
    image: Illustration!
  }
`;
