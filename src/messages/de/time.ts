import type * as english from "../en-GB/time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour24, minutes }) => `${Number(hour24)}:${minutes}`,
  range: ({ opens, closes }) => `${opens}–${closes} Uhr`,
  days: ({ first, last }) => `${first} bis ${last}`,
};
