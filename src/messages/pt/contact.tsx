import type * as english from "../en-GB/contact";

export const contactMessages: typeof english.contactMessages = {
  lines: "Fale direto com a gente",
  call: "Ligar",
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
  byDay: "Horário por dia",
  today: "Hoje",
  closed: "Fechado",
  openNow: "Aberto agora",
  closedNow: "Fechado agora",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `até ${time}`,
  opensToday: ({ time }) => `abre hoje às ${time}`,
  opensOn: ({ day, time }) => `abre ${day} às ${time}`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `Mapa de ${address}`,
  show: "Mostrar o mapa",
  directions: "Como chegar",
};
