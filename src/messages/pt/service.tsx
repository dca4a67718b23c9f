import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Escreva para nós",
  previousCard: "Cartão anterior",
  nextCard: "Próximo cartão",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Resposta ${reply}`,
  home: "Ir para o início",
};
