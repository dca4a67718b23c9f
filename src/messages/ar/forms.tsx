import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "الاسم",
  fullName: "الاسم الكامل",
  business: "اسم الشركة",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  mobile: "رقم الجوال",
  country: "بلد رقم الهاتف",
  message: "الرسالة",
  requirements: "المتطلبات",
  requirementsHint: "50 حرفًا على الأقل",
  optional: "اختياري",
  honeypot: "اترك هذا الحقل فارغًا",
  nameMissing: "يرجى إدخال اسمك.",
  messageMissing: "يرجى كتابة رسالة.",
  requirementsMissing: "يرجى إخبارنا بما تحتاج إليه.",
  emailInvalid: "يرجى إدخال بريد إلكتروني صحيح.",
  phoneInvalid: "يرجى إدخال رقم هاتف صحيح.",
  unreachable: "أضف بريدًا إلكترونيًا أو رقم هاتف لنتمكن من الرد.",
};

export const formMessages: typeof english.formMessages = {
  contact: "تواصل معنا",
  contactSubmit: "إرسال",
  panelSubmit: "إرسال",
  serviceSubmit: "إرسال",
  popupSubmit: "متابعة",
  done: "شكرًا لك!",
  offline: "أنت غير متصل بالإنترنت. نصّك محفوظ هنا، ويمكنك إرساله حين يعود الاتصال.",
  sending: "جارٍ إرسال رسالتك…",
  unanswered: "لم يصلنا رد، لكن ربما وصلت رسالتك. إن أرسلتها مرة أخرى فسنعرف أنها الرسالة نفسها.",
  sent: "أُرسلت رسالتك بنجاح!",
  failed: "حدث خطأ أثناء إرسال رسالتك.",
  otherWaysAfterFailure: "لم يضع شيء مما كتبته. أرسله بطريقة أخرى:",
  otherWays: "أو راسلنا هنا:",
  email: "البريد الإلكتروني",
  withoutScript: ({ email, link }) => (
    <>من دون JavaScript يفتح هذا النموذج تطبيق البريد لديك. أو راسلنا على {link(email)}.</>
  ),
  thanks: "شكرًا لتواصلك معنا!",
  thanksText: "سنعود إليك قريبًا.",
  restart: "اكتب رسالة أخرى",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `رسالة إلى ${site}`,
  service: ({ service }) => `الخدمة: ${service}`,
  business: ({ business }) => `الشركة: ${business}`,
  industry: ({ industry }) => `القطاع: ${industry}`,
};
