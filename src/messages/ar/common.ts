import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "انتقل إلى المحتوى",
  close: "إغلاق",
  tryAgain: "حاول مرة أخرى",
  whatsapp: "واتساب",
  feed: ({ site }) => `مدونة ${site}`,
  place: ({ place, total }) => `${place} من ${total}`,
  stars: ({ rating }) => `${rating} من 5 نجوم`,
  office: ({ city, district }) => (district === null ? city : `${city}، ${district}`),
  sectionFailed: "تعذّر عرض هذا الجزء من الصفحة. أعد تحميل الصفحة.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "مسار التنقل",
  home: "الرئيسية",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "عرض دوّار",
  goToSlide: ({ number }) => `انتقل إلى الشريحة ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `تشغيل ${subject}`,
  pause: ({ subject }) => `إيقاف ${subject} مؤقتًا`,
  carousel: "العرض الدوّار",
  typing: "الكتابة المتحركة",
  video: "الفيديو",
  videoOf: ({ title }) => `فيديو ${title}`,
  words: "الكلمات",
};
