import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** Facts in words, for `{offices}`, `{countries}` and the numbers of them in the content. */
export const factsMessages = {
  number: ({ count }: { count: number }) => inWords(count),
  offices: ({ count }: { count: number }) => `${inWords(count)} ${count === 1 ? "office" : "offices"}`,
  countries: ({ count }: { count: number }) => `${inWords(count)} ${count === 1 ? "country" : "countries"}`,
};

/** What straight quotation marks in the content become. */
export const quotationMarks: QuotationMarks = { double: ["“", "”"], single: ["‘", "’"] };

/** The pages at old addresses, for hosts without redirects. */
export const redirectMessages = {
  title: "This page has moved",
  link: ({ address }: { address: string }) => `Go to ${address}`,
};
