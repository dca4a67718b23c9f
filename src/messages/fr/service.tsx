import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "Écrivez-nous",
  previousCard: "Carte précédente",
  nextCard: "Carte suivante",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `Une réponse ${reply}`,
  home: "Aller à l’accueil",
};
