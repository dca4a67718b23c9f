import { locale } from "./locale";

/** A date in full, such as "5 April 2025". */
export const longDate = ({ date }: { date: Date }): string =>
  date.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
