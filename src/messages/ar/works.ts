import type * as english from "../en-GB/works";
import { plural } from "../plural";

/** A noun as the six numbers of Arabic ask for it. */
type Noun = Readonly<Record<Intl.LDMLPluralRule, string>>;

/** The words after a number, and those that say one and two without it. */
const nounOf = (none: string, one: string, two: string, few: string, many: string, other: string): Noun => ({
  zero: none,
  one,
  two,
  few,
  many,
  other,
});

const ITEM = nounOf("لا أعمال", "عمل واحد", "عملان", "أعمال", "عملًا", "عمل");

const ITEMS: Readonly<Record<string, Noun>> = {
  creative: nounOf("لا تصاميم", "تصميم واحد", "تصميمان", "تصاميم", "تصميمًا", "تصميم"),
  videos: nounOf("لا مقاطع", "مقطع واحد", "مقطعان", "مقاطع", "مقطعًا", "مقطع"),
  websites: nounOf("لا مواقع", "موقع واحد", "موقعان", "مواقع", "موقعًا", "موقع"),
};

export const worksMessages: typeof english.worksMessages = {
  none: "نختار الآن ما سنعرضه هنا. إلى ذلك الحين، اسألنا عن أعمال قريبة من مجالك.",
  filter: "تصفية الأعمال",
  all: "الكل",
  creative: "تصاميم",
  ai: "ذكاء اصطناعي",
  cgi: "صور مولّدة بالحاسوب",
  videos: "مقاطع",
  websites: "مواقع",
  items: ({ filter, count }) => {
    const words = plural("ar", count, ITEMS[filter] ?? ITEM);
    return count < 3 ? words : `${count} ${words}`;
  },
  shown: ({ items }) => `المعروض: ${items}`,
  open: ({ title }) => `فتح ${title}`,
  play: ({ title }) => `تشغيل ${title}`,
  profile: ({ platform }) => `${platform}، حسابنا`,
  lightbox: "أعمالنا",
  slide: "شريحة",
  slidePlace: "{index} من {total}",
  previous: "العمل السابق",
  next: "العمل التالي",
  alt: ({ title, client, alt }) => `${title}، ${client}: ${alt}`,
  more: "كيف ننجزه",
};
