import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Ta kontakt",
  previousCard: "Forrige kort",
  nextCard: "Neste kort",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Svar ${reply}`,
  home: "Gå til forsiden",
};
