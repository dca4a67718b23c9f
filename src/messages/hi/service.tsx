import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "हमें लिखें",
  previousCard: "पिछला कार्ड",
  nextCard: "अगला कार्ड",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `जवाब ${reply}`,
  home: "होम पर जाएँ",
};
