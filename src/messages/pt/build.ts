import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "zero um dois três quatro cinco seis sete oito nove dez onze doze".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  offices: ({ count }) => (count === 1 ? "um escritório" : `${inWords(count)} escritórios`),
  countries: ({ count }) => (count === 1 ? "um país" : `${inWords(count)} países`),
};

export const quotationMarks: QuotationMarks = { double: ["“", "”"], single: ["‘", "’"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "Esta página mudou de endereço",
  link: ({ address }) => `Ir para ${address}`,
};
