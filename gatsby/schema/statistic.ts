import { label, object, wholeNumber } from "./fields";

export const statisticSchema = object(
  "Statistic",
  "A figure of the home page that counts up, from data/statistics.json.",
  { value: wholeNumber().min(0).describe("The number it counts up to."), label: label().describe("What is counted.") },
);
