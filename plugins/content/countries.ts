import { getCountries } from "react-phone-number-input/min";

export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly name: string;
}

/**
 * Every country that can be called, by its name in a language, in the language's order: browsers know other names and
 * orders than the server, so none is asked.
 */
export const countriesIn = (locale: string): readonly Country[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
};
