import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Schreiben Sie uns",
  previousCard: "Vorherige Karte",
  nextCard: "Nächste Karte",
  before: "Vorher",
  after: "Nachher",
  comparison: "Vorher und nachher",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Antwort ${reply}`,
  home: "Zur Startseite",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "Kunde",
  sector: "Branche",
  period: "Zeitraum",
  next: "Nächste Fallstudie",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `Quelle: ${source}. Zeitraum: ${period}.`,
};
