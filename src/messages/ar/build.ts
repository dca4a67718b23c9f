import type * as english from "../en-GB/build";
import { plural } from "../plural";
import type { QuotationMarks } from "../quotation-marks";

export { timeMessages } from "./time";

/** Three to ten, before a masculine and a feminine noun. */
const WITH_MASCULINE = "ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split(" ");
const WITH_FEMININE = "ثلاث أربع خمس ست سبع ثماني تسع عشر".split(" ");

export const factsMessages: typeof english.factsMessages = {
  // A number that stands alone changes with its noun, which isn't known here, so it's in figures.
  number: ({ count }) => String(count),
  offices: ({ count }) =>
    plural("ar", count, {
      zero: "لا مكاتب",
      one: "مكتب واحد",
      two: "مكتبان",
      few: `${WITH_MASCULINE[count - 3]} مكاتب`,
      many: `${count} مكتبًا`,
      other: `${count} مكتب`,
    }),
  countries: ({ count }) =>
    plural("ar", count, {
      zero: "لا دول",
      one: "دولة واحدة",
      two: "دولتان",
      few: `${WITH_FEMININE[count - 3]} دول`,
      many: `${count} دولة`,
      other: `${count} دولة`,
    }),
};

export const quotationMarks: QuotationMarks = { double: ["«", "»"], single: ["‹", "›"] };

export const redirectMessages: typeof english.redirectMessages = {
  title: "انتقلت هذه الصفحة",
  link: ({ address }) => `انتقل إلى ${address}`,
};
