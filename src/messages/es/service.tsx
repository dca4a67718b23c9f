import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Escríbenos",
  previousCard: "Tarjeta anterior",
  nextCard: "Tarjeta siguiente",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Una respuesta ${reply}`,
  home: "Ir al inicio",
};
