import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "Lista de serviços",
  choose: "Escolha um serviço",
  explore: ({ service }) => `Conhecer ${service}`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "Em breve nossos clientes estarão aqui. Até lá, pergunte sobre trabalhos para empresas como a sua.",
  about: ({ client }) => `Sobre ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "Conheça a equipe",
  join: "Trabalhe conosco",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "Conteúdo",
  lastModified: ({ day, time }) => <>Última alteração em {time(longDate({ date: day }))}</>,
};
