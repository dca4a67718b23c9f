import { longDate } from "../dates";
import type * as english from "../en-GB/pages";

export const directoryMessages: typeof english.directoryMessages = {
  label: "قائمة الخدمات",
  choose: "اختر خدمة",
  explore: ({ service }) => `استكشف ${service}`,
};

export const clientsMessages: typeof english.clientsMessages = {
  none: "سنعرض عملاءنا هنا قريبًا. إلى ذلك الحين، اسألنا عن أعمالنا لشركات مثل شركتك.",
  about: ({ client }) => `عن ${client}`,
};

export const teamMessages: typeof english.teamMessages = {
  meet: "تعرّف على الفريق",
  join: "انضم إلينا",
};

export const legalMessages: typeof english.legalMessages = {
  contents: "المحتويات",
  lastModified: ({ day, time }) => <>آخر تعديل {time(longDate({ date: day }))}</>,
};
