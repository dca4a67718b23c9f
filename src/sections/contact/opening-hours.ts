import { hoursMessages } from "$messages/contact";
import { timeMessages } from "$messages/time";
import { locale } from "../../messages/locale";
import { site } from "../../site";
import { parseTime, WEEKDAYS, weekdayName } from "../../utils/time";

/** Formats a 24-hour time for people: "19:30" becomes "7:30pm". */
export const formatTime = (time: string): string => timeMessages.time(parseTime(time));

export interface Opening {
  /** The weekday at the office, which may differ from the visitor's. */
  today: string;
  isOpen: boolean;
  /** When that will change, in words. */
  next: string;
}

/** Whether the office is open at a given moment, in its own time zone. */
export function openingAt(now: Date): Opening {
  const { days, opens, closes, timeZone } = site.hours;
  // In English, because the data's weekdays are English.
  const today = now.toLocaleDateString("en-GB", { timeZone, weekday: "long" });
  // Times of the same length can be compared as strings.
  const time = now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isWorkday = days.includes(today);
  if (isWorkday && time >= opens && time < closes)
    return { today, isOpen: true, next: hoursMessages.until({ time: formatTime(closes) }) };
  if (isWorkday && time < opens)
    return { today, isOpen: false, next: hoursMessages.opensToday({ time: formatTime(opens) }) };
  const index = WEEKDAYS.findIndex((day) => day === today);
  const following = [...WEEKDAYS.slice(index + 1), ...WEEKDAYS.slice(0, index + 1)].find((day) => days.includes(day));
  return {
    today,
    isOpen: false,
    next: following ? hoursMessages.opensOn({ day: weekdayName(following, locale), time: formatTime(opens) }) : "",
  };
}
