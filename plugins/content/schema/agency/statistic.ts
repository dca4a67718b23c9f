import type { z } from "zod";
import { label, object, wholeNumber } from "../fields";

export const statisticSchema = object(
  "Statistic",
  "A figure of the home page that counts up, from data/statistics.json.",
  {
    value: wholeNumber()
      .min(0)
      .meta({
        description: "The number it counts up to, or the token {officeCount} or {countryCount}.",
        // For code editors, which see the token and not its number.
        type: ["integer", "string"],
        pattern: String.raw`^\{(officeCount|countryCount)\}$`,
      }),
    label: label().describe("What is counted."),
    labelForOne: label().optional().describe('The same for a value of 1: "office" for "worldwide offices".'),
  },
);

/** An agency with one office has no "1 worldwide offices". */
export const toStatisticFields = (statistic: z.output<typeof statisticSchema>) => ({
  ...statistic,
  label: statistic.value === 1 ? (statistic.labelForOne ?? statistic.label) : statistic.label,
});
