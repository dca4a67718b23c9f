import path from "node:path";
import { getCountries } from "react-phone-number-input/min";
import { writeIfChanged } from "../utils/write-if-changed";

export const COUNTRIES_MODULE = path.join(".cache", "countries.json");

export interface Country {
  /** ISO 3166, two letters. */
  readonly code: string;
  readonly name: string;
}

/** Every country that can be called, by its name in a language, in the language's order. */
export const countriesIn = (locale: string): readonly Country[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
};

/** Writes the countries for the phone field. Browsers know other names and orders than the server, so none is asked. */
export const writeCountries = (projectDir: string, locale: string): Promise<void> =>
  writeIfChanged(path.join(projectDir, COUNTRIES_MODULE), JSON.stringify(countriesIn(locale)));
