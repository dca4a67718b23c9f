import { locale } from "./locale";

/** The parts of a time of day, from `parseTime`. */
export interface Time {
  hour24: string;
  hour12: number;
  minutes: string;
  half: string;
}

/** "7:30", or "7" on the hour. */
export const hourAndMinutes = ({ hour12, minutes }: Pick<Time, "hour12" | "minutes">): string =>
  minutes === "00" ? String(hour12) : `${hour12}:${minutes}`;

/** Times and days. The build uses them for the facts, too. */
export const timeMessages = {
  time: ({ hour12, minutes, half }: Time) => `${hourAndMinutes({ hour12, minutes })}${half}`,
  range: ({ opens, closes }: { opens: string; closes: string }) => `${opens} to ${closes}`,
  days: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  weekday: ({ day }: { day: Date }) => day.toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" }),
};
