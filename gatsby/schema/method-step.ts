import { illustration, label, object, text, title } from "./fields";

export const methodStepType = object("MethodStep", {
  title: label(),
  heading: title(),
  text: text(),
  image: illustration(640, 480),
});

export const methodStepTypeDefs = `
  "A step of Method to Madness, from data/method.json."
  type MethodStep implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The step's name, on its tab."
    title: String!
    "The heading of the opened step."
    heading: String!
    "What happens in it."
    text: String!
    "The picture of the step."
    image: Illustration!
  }
`;
