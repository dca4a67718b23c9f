/** As in data/site.json: a BCP 47 tag, such as "nb" or "en-GB", and an ISO 3166 code of two letters. */
type LanguageAndCountry = Readonly<Record<"language" | "country", string>>;

/**
 * The tag for `Intl`: the country decides what the language leaves open, and figures are 0 to 9, as in the content and
 * in phone numbers. A tag that names its own figures keeps them: `ar-EG-u-nu-arab`.
 */
export const localeOf = ({ language, country }: LanguageAndCountry): string => {
  const { region = country, numberingSystem = "latn" } = new Intl.Locale(language);
  return new Intl.Locale(language, { region, numberingSystem }).toString();
};

/** The language and its country as Open Graph writes them: nb_NO. */
export const openGraphLocale = ({ language, country }: LanguageAndCountry): string => {
  const locale = new Intl.Locale(language);
  return `${locale.language}_${locale.region ?? country}`;
};

/** Scripts from right to left. Browsers and Node know them too, but not all in the same way: see `Intl.Locale.textInfo`. */
const RIGHT_TO_LEFT: readonly (string | undefined)[] = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** The direction in which a language is written. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script) ? "rtl" : "ltr";
