import type * as english from "../en-GB/service";

export const pageMessages: typeof english.pageMessages = {
  getInTouch: "تواصل معنا",
  previousCard: "البطاقة السابقة",
  nextCard: "البطاقة التالية",
  before: "قبل",
  after: "بعد",
  comparison: "قبل وبعد",
  whatsapp: ({ number, ltr }) => <>واتساب {ltr(number)}</>,
  reply: ({ reply }) => `نرد ${reply}`,
  home: "انتقل إلى الصفحة الرئيسية",
};

export const caseStudyMessages: typeof english.caseStudyMessages = {
  client: "العميل",
  sector: "القطاع",
  period: "الفترة",
  next: "دراسة الحالة التالية",
};

export const chartMessages: typeof english.chartMessages = {
  source: ({ source, period }) => `المصدر: ${source}. الفترة: ${period}.`,
};
