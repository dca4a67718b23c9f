import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "aucun un deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  // The same in the plural: un bureau, un pays.
  offices: ({ count }) => `${inWords(count)} ${count < 2 ? "bureau" : "bureaux"}`,
  countries: ({ count }) => `${inWords(count)} pays`,
};

export const quotationMarks: QuotationMarks = { double: ["«\u00a0", "\u00a0»"], single: ["“", "”"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "Cette page a changé d’adresse",
  link: ({ address }) => `Aller à ${address}`,
};
