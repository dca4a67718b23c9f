import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Escríbenos",
  previousCard: "Tarjeta anterior",
  nextCard: "Tarjeta siguiente",
  before: "Antes",
  after: "Después",
  comparison: "Antes y después",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Una respuesta ${reply}`,
  home: "Ir al inicio",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "Cliente",
  sector: "Sector",
  period: "Periodo",
  next: "Siguiente caso de éxito",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `Fuente: ${source}. Periodo: ${period}.`,
};
