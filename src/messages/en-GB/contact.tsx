import type { Tag } from "../tag";
import { hourAndMinutes, type Time } from "../time";

/** The contact page. */
export const contactMessages = {
  lines: "Reach us directly",
  call: "Call",
  text: "Text message",
  email: "Email",
};

/** The opening hours on the contact page. */
export const hoursMessages = {
  timeLarge: ({ hour12, minutes, half, small }: Time & { small: Tag }) => (
    <>
      {hourAndMinutes({ hour12, minutes })}
      {small(half)}
    </>
  ),
  byDay: "Opening hours by day",
  today: "Today",
  closed: "Closed",
  openNow: "Open now",
  closedNow: "Closed now",
  change: ({ state, change }: { state: string; change: string }) => `${state}, ${change}`,
  until: ({ time }: { time: string }) => `until ${time}`,
  opensToday: ({ time }: { time: string }) => `opens today at ${time}`,
  opensOn: ({ day, time }: { day: string; time: string }) => `opens ${day} at ${time}`,
};

/** The map. */
export const mapMessages = {
  title: ({ address }: { address: string }) => `Map of ${address}`,
  show: "Show map",
  directions: "Directions",
};
