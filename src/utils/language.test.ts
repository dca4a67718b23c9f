import { directionOf, localeOf, openGraphLocale } from "./language";

test.each([
  ["en-GB", "AE", "en-GB-u-nu-latn", "en_GB"],
  ["nb", "NO", "nb-NO-u-nu-latn", "nb_NO"],
  ["ar", "AE", "ar-AE-u-nu-latn", "ar_AE"],
  ["ar-EG-u-nu-arab", "EG", "ar-EG-u-nu-arab", "ar_EG"],
])("%s in %s is %s for formats and %s for Open Graph", (language, country, locale, openGraph) => {
  expect(localeOf({ language, country })).toBe(locale);
  expect(openGraphLocale({ language, country })).toBe(openGraph);
});

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur", "rtl"],
  ["hi", "ltr"],
  ["nb", "ltr"],
  ["az-Latn", "ltr"],
  ["az-Arab", "rtl"],
])("%s is written %s", (language, direction) => expect(directionOf(language)).toBe(direction));
