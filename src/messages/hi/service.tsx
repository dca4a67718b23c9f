import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "हमें लिखें",
  previousCard: "पिछला कार्ड",
  nextCard: "अगला कार्ड",
  before: "पहले",
  after: "बाद में",
  comparison: "पहले और बाद में",
  whatsapp: ({ number, ltr }) => <>WhatsApp {ltr(number)}</>,
  reply: ({ reply }) => `जवाब ${reply}`,
  home: "होम पर जाएँ",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "क्लाइंट",
  sector: "क्षेत्र",
  period: "अवधि",
  next: "अगली केस स्टडी",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `स्रोत: ${source}. अवधि: ${period}.`,
};
