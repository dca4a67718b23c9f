import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Schreiben Sie uns",
  previousCard: "Vorherige Karte",
  nextCard: "Nächste Karte",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Antwort ${reply}`,
  home: "Zur Startseite",
};
