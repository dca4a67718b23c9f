import type { Tag } from "../tag";

/** Service pages and the page for unknown addresses. */
export const pageMessages = {
  getInTouch: "Get in Touch",
  previousCard: "Previous card",
  nextCard: "Next card",
  whatsapp: ({ number, ltr }: { number: string; ltr: Tag }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }: { reply: string }) => `A reply ${reply}`,
  home: "Go to the home page",
};
