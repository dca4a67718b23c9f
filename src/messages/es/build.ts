import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  offices: ({ count }) => (count === 1 ? "una oficina" : `${inWords(count)} oficinas`),
  countries: ({ count }) => (count === 1 ? "un país" : `${inWords(count)} países`),
};

export const quotationMarks: QuotationMarks = { double: ["«", "»"], single: ["“", "”"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "Esta página ha cambiado de dirección",
  link: ({ address }) => `Ir a ${address}`,
};
