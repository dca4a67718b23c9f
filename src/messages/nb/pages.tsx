import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "Tjenester",
  choose: "Velg en tjeneste",
  explore: ({ service }) => `Utforsk ${service}`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "Her kommer kundene våre snart. Spør oss gjerne om arbeid for bedrifter som din i mellomtiden.",
  about: ({ client }) => `Om ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "Møt teamet",
  join: "Bli en av oss",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "Innhold",
  lastModified: ({ day, time }) => <>Sist endret {time(longDate({ date: day }))}</>,
};
