import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "Liste der Leistungen",
  choose: "Leistung wählen",
  explore: ({ service }) => `${service} entdecken`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "Hier stehen bald unsere Kunden. Fragen Sie uns bis dahin nach Arbeiten für Unternehmen wie Ihres.",
  about: ({ client }) => `Über ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "Das Team kennenlernen",
  join: "Mitarbeiten",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "Inhalt",
  lastModified: ({ day, time }) => <>Zuletzt geändert am {time(longDate({ date: day }))}</>,
};
