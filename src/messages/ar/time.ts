import type * as english from "../en-GB/time";
import { hourAndMinutes } from "../time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour12, minutes, half }) => `${hourAndMinutes({ hour12, minutes })} ${half === "am" ? "صباحًا" : "مساءً"}`,
  range: ({ opens, closes }) => `${opens} – ${closes}`,
  days: ({ first, last }) => `${first} إلى ${last}`,
};
