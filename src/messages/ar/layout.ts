import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}، الصفحة الرئيسية`,
  navigation: "القائمة الرئيسية",
  openMenu: "فتح القائمة",
  closeMenu: "إغلاق القائمة",
  pauseMotion: "إيقاف كل حركة",
  playMotion: "تشغيل كل حركة",
  useDark: "استخدام الألوان الداكنة",
  useLight: "استخدام الألوان الفاتحة",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "الدول التي نعمل فيها",
  quickLinks: "روابط سريعة",
  industries: "القطاعات",
  contact: "معلومات التواصل",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "وسائل التواصل",
  collapse: "طيّ وسائل التواصل",
  expand: "إظهار وسائل التواصل",
  email: "البريد الإلكتروني",
  call: "اتصل",
  callMe: "اتصل بنا",
  interested: "أنا مهتم",
  offline: "أنت غير متصل بالإنترنت، فلا يمكن فتح النموذج. ما زال بإمكانك الاتصال بنا، أو المحاولة حين يعود الاتصال.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "تواصل معنا",
  text: ({ reply }) => `أخبرنا بما تحتاج إليه. يجيبك شخص حقيقي ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "لنتحدث عن النمو",
  text: ({ reply }) => `أخبرنا قليلًا عن مشروعك. يمكنك إكماله في الصفحة التالية، ويجيبك شخص حقيقي ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "الخطوة التالية",
  clocks: "التوقيت المحلي",
};
