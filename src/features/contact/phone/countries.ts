import names from "react-phone-number-input/locale/en";

/** Labels of the library's list that are no country, and places without a calling code of their own. */
const NOT_CALLABLE = new Set(["ZZ", "ext", "country", "phone", "AQ", "BV", "GS", "HM", "PN", "TF", "UM", "XA", "XO"]);

/** Stands for a number whose country is not known. */
export const INTERNATIONAL = "ZZ";

/** Sorted by code unit, not by locale: server and browser must agree on the order. */
const sortKey = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Every country that can be called, by its English name. */
export const countries: readonly { code: string; name: string }[] = Object.entries(names)
  .filter(([code]) => !NOT_CALLABLE.has(code))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
