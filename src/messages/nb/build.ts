import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "ingen ett to tre fire fem seks sju åtte ni ti elleve tolv".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  // The same in the plural: ett kontor, to kontor.
  offices: ({ count }) => `${inWords(count)} kontor`,
  countries: ({ count }) => `${inWords(count)} land`,
};

export const quotationMarks: QuotationMarks = { double: ["«", "»"], single: ["‘", "’"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "Denne siden er flyttet",
  link: ({ address }) => `Gå til ${address}`,
};
