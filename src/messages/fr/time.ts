import type * as english from "../en-GB/time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour24, minutes }) => `${Number(hour24)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`,
  range: ({ opens, closes }) => `${opens} – ${closes}`,
  days: ({ first, last }) => `${first} au ${last}`,
};
