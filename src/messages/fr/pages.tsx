import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "Liste des services",
  choose: "Choisir un service",
  explore: ({ service }) => `Découvrir ${service}`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "Nos clients seront bientôt présentés ici. En attendant, demandez-nous des exemples pour des entreprises comme la vôtre.",
  about: ({ client }) => `À propos de ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "Rencontrer l’équipe",
  join: "Nous rejoindre",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "Sommaire",
  lastModified: ({ day, time }) => <>Dernière modification le {time(longDate({ date: day }))}</>,
};
