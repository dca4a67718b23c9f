import type * as english from "../en-GB/build";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

export const factsMessages: typeof english.factsMessages = {
  number: ({ count }) => inWords(count),
  // The same in the plural: एक देश, चार देश.
  offices: ({ count }) => `${inWords(count)} दफ़्तर`,
  countries: ({ count }) => `${inWords(count)} देश`,
};

export const quotationMarks: QuotationMarks = { double: ["“", "”"], single: ["‘", "’"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "यह पन्ना दूसरी जगह चला गया है",
  link: ({ address }) => `${address} पर जाएँ`,
};
