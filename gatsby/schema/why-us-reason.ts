import { illustration, object, text, title } from "./fields";

export const whyUsReasonType = object("WhyUsReason", { title: title(), text: text(), image: illustration(640, 480) });

export const whyUsReasonTypeDefs = `
  "A reason to choose the agency, from data/why-us.json."
  type WhyUsReason implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The reason in a few words."
    title: String!
    "What stands behind it."
    text: String!
    "The picture of the card."
    image: Illustration!
  }
`;
