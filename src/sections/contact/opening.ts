/** The hours of business as data/site.json has them. */
export interface Hours {
  readonly days: readonly string[];
  /** Times of 24 hours, like "10:30". */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

export const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A time of 24 hours as people say it: "19:30" is "7:30pm". */
export const sayTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? "am" : "pm"}`;
};

export interface Opening {
  /** The day of the week where the office is, which may be another than where the visitor is. */
  today: string;
  isOpen: boolean;
  /** When that changes, in words. */
  next: string;
}

/** Whether somebody answers at a moment, by the clock of the office. */
export function openingAt(now: Date, { days, opens, closes, timeZone }: Hours): Opening {
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
  if (isWorkday && time >= opens && time < closes) return { today, isOpen: true, next: `until ${sayTime(closes)}` };
  if (isWorkday && time < opens) return { today, isOpen: false, next: `opens today at ${sayTime(opens)}` };
  const index = WEEK.findIndex((day) => day === today);
  const following = [...WEEK.slice(index + 1), ...WEEK.slice(0, index + 1)].find((day) => days.includes(day));
  return { today, isOpen: false, next: following ? `opens ${following} at ${sayTime(opens)}` : "" };
}
