import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Ta kontakt",
  previousCard: "Forrige kort",
  nextCard: "Neste kort",
  before: "Før",
  after: "Etter",
  comparison: "Før og etter",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Svar ${reply}`,
  home: "Gå til forsiden",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "Kunde",
  sector: "Bransje",
  period: "Periode",
  next: "Neste kundehistorie",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `Kilde: ${source}. Periode: ${period}.`,
};
