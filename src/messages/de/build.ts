import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "keine eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  offices: ({ count }) => (count === 1 ? "ein Büro" : `${inWords(count)} Büros`),
  countries: ({ count }) => (count === 1 ? "ein Land" : `${inWords(count)} Länder`),
};

export const quotationMarks: QuotationMarks = { double: ["„", "“"], single: ["‚", "‘"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "Diese Seite ist umgezogen",
  link: ({ address }) => `Weiter zu ${address}`,
};
