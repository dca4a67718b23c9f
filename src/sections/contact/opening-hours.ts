import { WEEKDAYS } from "../../constants/weekdays";
import { t } from "../../messages/t";
import { parseTime, dateOn } from "../../utils/time";

/** The hours of business as data/site.json has them. */
export interface Hours {
  readonly days: readonly string[];
  /** Times of 24 hours, like "10:30". */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** The name of a day of the week for visitors. */
export const weekdayName = (day: (typeof WEEKDAYS)[number]): string => t("hours.weekday", { day: dateOn(day) });

/** A time of 24 hours as people say it: "19:30" is "7:30pm". */
export const formatTime = (time: string): string => {
  const { hour24, hour12, minutes, half } = parseTime(time);
  return t("hours.time", { hour24, hour12, minutes, half });
};

export interface Opening {
  /** The day of the week where the office is, which may be another than where the visitor is. */
  today: string;
  isOpen: boolean;
  /** When that changes, in words. */
  next: string;
}

/** Whether someone answers at a moment, in the office's time zone. */
export function openingAt(now: Date, { days, opens, closes, timeZone }: Hours): Opening {
  // In the language of the data, whose days are English.
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? "";
  const today = part("weekday");
  // Times of equal length compare like numbers.
  const time = `${part("hour")}:${part("minute")}`;
  const isWorkday = days.includes(today);
  if (isWorkday && time >= opens && time < closes)
    return { today, isOpen: true, next: t("hours.until", { time: formatTime(closes) }) };
  if (isWorkday && time < opens)
    return { today, isOpen: false, next: t("hours.opensToday", { time: formatTime(opens) }) };
  const index = WEEKDAYS.findIndex((day) => day === today);
  const following = [...WEEKDAYS.slice(index + 1), ...WEEKDAYS.slice(0, index + 1)].find((day) => days.includes(day));
  return {
    today,
    isOpen: false,
    next: following ? t("hours.opensOn", { day: weekdayName(following), time: formatTime(opens) }) : "",
  };
}
