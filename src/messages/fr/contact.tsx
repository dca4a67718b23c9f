import type * as english from "../en-GB/contact";

export const contactMessages: typeof english.contactMessages = {
  lines: "Nous joindre directement",
  call: "Appeler",
  text: "SMS",
  email: "E-mail",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour24, minutes, small }) => (
    <>
      {Number(hour24)}
      {small("h")}
      {minutes === "00" ? "" : minutes}
    </>
  ),
  byDay: "Horaires par jour",
  today: "Aujourd’hui",
  closed: "Fermé",
  openNow: "Ouvert",
  closedNow: "Fermé",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `jusqu’à ${time}`,
  opensToday: ({ time }) => `ouvre aujourd’hui à ${time}`,
  opensOn: ({ day, time }) => `ouvre ${day} à ${time}`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `Carte\u00a0: ${address}`,
  show: "Afficher la carte",
  directions: "Itinéraire",
};
