import type { Tag } from "../tag";

/** Service pages and the page for unknown addresses. */
export const pageMessages = {
  getInTouch: "Get in Touch",
  previousCard: "Previous card",
  nextCard: "Next card",
  before: "Before",
  after: "After",
  comparison: "Before and after",
  whatsapp: ({ number, ltr }: { number: string; ltr: Tag }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }: { reply: string }) => `A reply ${reply}`,
  home: "Go to the home page",
};

/** The page of a case study. */
export const caseStudyMessages = {
  client: "Client",
  sector: "Sector",
  period: "Period",
  next: "Next case study",
};

/** Charts and their tables. */
export const chartMessages = {
  source: ({ source, period }: { source: string; period: string }) => `Source: ${source}. Period: ${period}.`,
};
