import type * as english from "../en-GB/contact";

export const contactMessages: typeof english.contactMessages = {
  lines: "Kontakt oss direkte",
  call: "Ring",
  text: "SMS",
  email: "E-post",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour24, minutes }) => (
    <>
      {hour24}.{minutes}
    </>
  ),
  byDay: "Åpningstider per dag",
  today: "I dag",
  closed: "Stengt",
  openNow: "Åpent nå",
  closedNow: "Stengt nå",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `til ${time}`,
  opensToday: ({ time }) => `åpner i dag klokken ${time}`,
  opensOn: ({ day, time }) => `åpner ${day} klokken ${time}`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `Kart over ${address}`,
  show: "Vis kart",
  directions: "Veibeskrivelse",
};
