import { timeMessages as british } from "../en-GB/time";
import { hourAndMinutes } from "../time";

export const timeMessages: typeof british = {
  ...british,
  time: ({ hour12, minutes, half }) => `${hourAndMinutes({ hour12, minutes })} ${half}`,
  days: ({ first, last }) => `${first} through ${last}`,
};
