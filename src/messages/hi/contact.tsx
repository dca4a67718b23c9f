import type * as english from "../en-GB/contact";
import { hourAndMinutes } from "../time";

export const contactMessages: typeof english.contactMessages = {
  lines: "हमसे सीधे संपर्क करें",
  call: "कॉल करें",
  text: "SMS",
  email: "ईमेल",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour12, minutes, half, small }) => (
    <>
      {hourAndMinutes({ hour12, minutes })}
      {small(half)}
    </>
  ),
  byDay: "हर दिन के खुलने का समय",
  today: "आज",
  closed: "बंद",
  openNow: "अभी खुला है",
  closedNow: "अभी बंद है",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `${time} तक`,
  opensToday: ({ time }) => `आज ${time} बजे खुलेगा`,
  opensOn: ({ day, time }) => `${day} को ${time} बजे खुलेगा`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `${address} का नक्शा`,
  show: "नक्शा दिखाएँ",
  directions: "रास्ता देखें",
};
