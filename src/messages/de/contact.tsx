import type * as english from "../en-GB/contact";

export const contactMessages: typeof english.contactMessages = {
  lines: "So erreichen Sie uns direkt",
  call: "Anrufen",
  text: "SMS",
  email: "E-Mail",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour24, minutes }) => (
    <>
      {hour24}:{minutes}
    </>
  ),
  byDay: "Öffnungszeiten nach Tagen",
  today: "Heute",
  closed: "Geschlossen",
  openNow: "Jetzt geöffnet",
  closedNow: "Jetzt geschlossen",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `bis ${time} Uhr`,
  opensToday: ({ time }) => `öffnet heute um ${time} Uhr`,
  opensOn: ({ day, time }) => `öffnet ${day} um ${time} Uhr`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `Karte: ${address}`,
  show: "Karte zeigen",
  directions: "Route",
};
