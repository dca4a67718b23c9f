import { hourAndMinutes, type Time } from "../time";

/** Times and days. The build uses them for the facts, too. */
export const timeMessages = {
  time: ({ hour12, minutes, half }: Time) => `${hourAndMinutes({ hour12, minutes })}${half}`,
  range: ({ opens, closes }: { opens: string; closes: string }) => `${opens} to ${closes}`,
  days: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
};
