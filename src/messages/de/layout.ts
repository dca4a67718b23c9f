import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, Startseite`,
  navigation: "Hauptmenü",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  pauseMotion: "Alle Bewegungen anhalten",
  playMotion: "Alle Bewegungen abspielen",
  useDark: "Dunkle Farben verwenden",
  useLight: "Helle Farben verwenden",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "Länder, in denen wir arbeiten",
  quickLinks: "Direkt zu",
  industries: "Branchen",
  contact: "Kontakt",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "Kontaktmöglichkeiten",
  collapse: "Kontaktmöglichkeiten einklappen",
  expand: "Kontaktmöglichkeiten ausklappen",
  email: "E-Mail",
  call: "Anrufen",
  callMe: "Anrufen",
  interested: "Ich habe Interesse",
  offline:
    "Sie sind offline, deshalb lässt sich das Formular nicht öffnen. Rufen Sie uns an, oder versuchen Sie es erneut, wenn Sie wieder online sind.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "Kontakt",
  text: ({ reply }) => `Sagen Sie uns, was Sie brauchen. Ein Mensch antwortet ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "Reden wir über Wachstum",
  text: ({ reply }) =>
    `Erzählen Sie uns kurz von Ihrem Projekt. Auf der nächsten Seite können Sie weiterschreiben, und ein Mensch antwortet ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "Wie es weitergeht",
  clocks: "Ortszeiten",
};
