import { locale } from "./locale";

/** A date in full, such as "5 April 2025". */
export const longDate = ({ date }: { date: Date }): string =>
  date.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });

/** The time of day in a time zone, such as "14:05". */
export const timeOfDay = ({ date, timeZone }: { date: Date; timeZone: string }): string =>
  date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit", timeZone });
