import type * as english from "../en-GB/time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour24, minutes }) => `${hour24}.${minutes}`,
  range: ({ opens, closes }) => `${opens}–${closes}`,
  days: ({ first, last }) => `${first} til ${last}`,
};
