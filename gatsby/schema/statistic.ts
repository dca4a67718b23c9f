import { z } from "zod";
import { object, text } from "./fields";

export const statisticType = object("Statistic", { value: z.int().min(0), label: text() });

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
