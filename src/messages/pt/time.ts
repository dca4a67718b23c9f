import type * as english from "../en-GB/time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour24, minutes }) => `${Number(hour24)}h${minutes === "00" ? "" : minutes}`,
  range: ({ opens, closes }) => `${opens} às ${closes}`,
  days: ({ first, last }) => `${first} a ${last}`,
};
