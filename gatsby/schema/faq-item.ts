import { object, text, title } from "./fields";

export const faqItemType = object("FaqItem", { question: title(), answer: text() });

export const faqItemTypeDefs = `
  "A question with its answer, from data/faq.json."
  type FaqItem implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The question."
    question: String!
    "The answer."
    answer: String!
  }
`;
