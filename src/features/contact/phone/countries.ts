import names from "react-phone-number-input/locale/en";

/** Labels in the library's list that aren't countries, and places without their own calling code. */
const NOT_CALLABLE = new Set(["ZZ", "ext", "country", "phone", "AQ", "BV", "GS", "HM", "PN", "TF", "UM", "XA", "XO"]);

/** For sorting by code unit rather than by locale: the server and the browser have to agree on the order. */
const sortKey = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

/** Every country that can be called, by its English name. */
export const countries: readonly { code: string; name: string }[] = Object.entries(names)
  .filter(([code]) => !NOT_CALLABLE.has(code))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
