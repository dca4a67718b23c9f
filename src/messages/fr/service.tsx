import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Écrivez-nous",
  previousCard: "Carte précédente",
  nextCard: "Carte suivante",
  before: "Avant",
  after: "Après",
  comparison: "Avant et après",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Une réponse ${reply}`,
  home: "Aller à l’accueil",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "Client",
  sector: "Secteur",
  period: "Période",
  next: "Étude de cas suivante",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `Source : ${source}. Période : ${period}.`,
};
