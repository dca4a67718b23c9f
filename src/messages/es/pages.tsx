import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "Lista de servicios",
  choose: "Elige un servicio",
  explore: ({ service }) => `Descubrir ${service}`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "Pronto verás aquí a nuestros clientes. Mientras tanto, pregúntanos por trabajos para empresas como la tuya.",
  about: ({ client }) => `Sobre ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "Conoce al equipo",
  join: "Trabaja con nosotros",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "Contenido",
  lastModified: ({ day, time }) => <>Última modificación: {time(longDate({ date: day }))}</>,
};
