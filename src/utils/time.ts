import { WEEKDAYS } from "../constants/weekdays";

/** A date on the given day of the week, in UTC. 1 January 2024 was a Monday. */
export const dateOn = (day: (typeof WEEKDAYS)[number]): Date => new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day)));

/** Splits a 24-hour time into the parts that messages format it from. */
export const parseTime = (time: string) => {
  const [hour24 = "", minutes = ""] = time.split(":");
  const hour = Number(hour24);
  return { hour24, hour12: hour % 12 || 12, minutes, half: hour < 12 ? "am" : "pm" };
};
