import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "सेवाओं की सूची",
  choose: "सेवा चुनें",
  explore: ({ service }) => `${service} के बारे में जानें`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "हमारे ग्राहक जल्द ही यहाँ होंगे। तब तक अपने जैसी कंपनियों के लिए हमारे काम के बारे में हमसे पूछें।",
  about: ({ client }) => `${client} के बारे में`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "टीम से मिलें",
  join: "हमसे जुड़ें",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "विषय सूची",
  lastModified: ({ day, time }) => <>पिछला बदलाव: {time(longDate({ date: day }))}</>,
};
