import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Escreva para nós",
  previousCard: "Cartão anterior",
  nextCard: "Próximo cartão",
  before: "Antes",
  after: "Depois",
  comparison: "Antes e depois",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Resposta ${reply}`,
  home: "Ir para o início",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "Cliente",
  sector: "Setor",
  period: "Período",
  next: "Próximo estudo de caso",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `Fonte: ${source}. Período: ${period}.`,
};
