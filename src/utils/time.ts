import type { Time } from "../messages/time";

/** The days of the week, as named in opening hours and by schema.org. */
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A weekday's name as people read it, whole or as in a calendar. 1 January 2024 was a Monday. */
export const weekdayName = (
  day: (typeof WEEKDAYS)[number],
  locale: string,
  weekday: "long" | "short" = "long",
): string =>
  new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))).toLocaleDateString(locale, {
    weekday,
    timeZone: "UTC",
  });

/** Splits a 24-hour time into the parts that messages format it from. */
export const parseTime = (time: string): Time => {
  const [hour24 = "", minutes = ""] = time.split(":");
  const hour = Number(hour24);
  return { hour24, hour12: hour % 12 || 12, minutes, half: hour < 12 ? "am" : "pm" };
};
