import type * as english from "../en-GB/time";
import { hourAndMinutes } from "../time";

export const timeMessages: typeof english.timeMessages = {
  time: ({ hour12, minutes, half }) => `${half === "am" ? "सुबह" : "शाम"} ${hourAndMinutes({ hour12, minutes })}`,
  range: ({ opens, closes }) => `${opens} से ${closes}`,
  days: ({ first, last }) => `${first} से ${last}`,
};
