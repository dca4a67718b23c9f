import { illustration, label, object, text } from "./fields";

export const processStepType = object("ProcessStep", { title: label(), text: text(), image: illustration(640, 480) });

export const processStepTypeDefs = `
  "A step from first call to result, from data/process.json."
  type ProcessStep implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The step's name."
    title: String!
    "What happens in it."
    text: String!
    "The picture of the step."
    image: Illustration!
  }
`;
