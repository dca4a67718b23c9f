/** The parts of a time of day, from `parseTime`. */
export interface Time {
  hour24: string;
  hour12: number;
  minutes: string;
  half: "am" | "pm";
}

/** "7:30", or "7" on the hour. */
export const hourAndMinutes = ({ hour12, minutes }: Pick<Time, "hour12" | "minutes">): string =>
  minutes === "00" ? String(hour12) : `${hour12}:${minutes}`;
