import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, forsiden`,
  navigation: "Hovedmeny",
  openMenu: "Åpne menyen",
  closeMenu: "Lukk menyen",
  pauseMotion: "Stopp all bevegelse",
  playMotion: "Start all bevegelse",
  useDark: "Bruk mørke farger",
  useLight: "Bruk lyse farger",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "Land vi arbeider i",
  quickLinks: "Snarveier",
  industries: "Bransjer",
  contact: "Kontakt",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "Kontaktverktøy",
  collapse: "Skjul kontaktverktøyene",
  expand: "Vis kontaktverktøyene",
  email: "E-post",
  call: "Ring",
  callMe: "Ring oss",
  interested: "Jeg er interessert",
  offline: "Du er frakoblet, så skjemaet kan ikke åpnes. Du kan fortsatt ringe oss, eller prøve igjen på nett.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "Kontakt oss",
  text: ({ reply }) => `Fortell oss hva du trenger. Et menneske svarer ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "La oss snakke om vekst",
  text: ({ reply }) =>
    `Fortell litt om prosjektet ditt. Du kan gjøre ferdig på neste side, og et menneske svarer ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "Hva nå",
  clocks: "Lokal tid",
};
