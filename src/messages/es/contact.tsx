import type * as english from "../en-GB/contact";

export const contactMessages: typeof english.contactMessages = {
  lines: "Contacta directamente",
  call: "Llamar",
  text: "SMS",
  email: "Correo",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour24, minutes }) => (
    <>
      {Number(hour24)}:{minutes}
    </>
  ),
  byDay: "Horario por días",
  today: "Hoy",
  closed: "Cerrado",
  openNow: "Abierto ahora",
  closedNow: "Cerrado ahora",
  change: ({ state, change }) => `${state}, ${change}`,
  until: ({ time }) => `hasta las ${time}`,
  opensToday: ({ time }) => `abre hoy a las ${time}`,
  opensOn: ({ day, time }) => `abre el ${day} a las ${time}`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `Mapa de ${address}`,
  show: "Mostrar el mapa",
  directions: "Cómo llegar",
};
