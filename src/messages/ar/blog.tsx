import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "كل المقالات",
  contact: "تحدّث إلينا في هذا الموضوع",
  author: ({ author }) => `بقلم ${author}`,
  date: longDate,
  notFound: "لم نجد هذا المقال",
  notFoundText: "ربما نُقل المقال أو كُتب العنوان خطأً. ستجد مقالاتنا كلها في المدونة.",
  notFoundBack: "كل المقالات",
  withoutScript: ({ link }) => <>يحتاج هذا المقال إلى JavaScript. {link("اقرأ المقالات التي لا تحتاج إليها")}.</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "جارٍ التحميل…",
  failed: "تعذّر تحميل مقالات المدونة",
  none: "لا مقالات بعد. عُد إلينا قريبًا.",
  withoutScript: ({ link }) => <>أحدث المقالات في {link("صفحة المدونة")}.</>,
};
