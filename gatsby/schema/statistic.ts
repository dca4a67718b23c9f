import { label, object, wholeNumber } from "./fields";

export const statisticType = object("Statistic", { value: wholeNumber().min(0), label: label() });

export const statisticTypeDefs = `
  "A figure of the home page that counts up, from data/statistics.json."
  type Statistic implements Node @dontInfer {
    "The place in the file, from 0."
    position: Int!
    "The number it counts up to."
    value: Int!
    "What is counted."
    label: String!
  }
`;
