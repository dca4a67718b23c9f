import { site } from "../../../site";
import { countries } from "./countries";

/** What is known about numbers once the phone field's library is loaded. */
export interface PhoneParser {
  /** The number with plus and country code; undefined unless it is one that its country gives out. */
  parse: (text: string, country: string) => string | undefined;
  /** The calling code of a country, without plus. */
  callingCode: (country: string) => string | undefined;
}

/** Country that the phone field starts with. */
export const DEFAULT_COUNTRY = site.phoneCountry;
/** The field next to the number that says which country's it is. */
export const COUNTRY_FIELD = "phoneCountry";

/** An optional plus, a first digit from 1 to 9, then 1 to 14 digits more (specification, section 5). */
const PHONE = /^\+?[1-9]\d{1,14}$/;

export const isPhone = (text: string): boolean => PHONE.test(text);

/** Arabic and Persian digits, which a phone's keyboard may write, as ASCII; full-width ones by their compatibility form. */
const asciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What people put between digits: spaces, dashes of any kind, dots, slashes, brackets, and invisible marks of direction. */
const SEPARATORS = /[\s./()[\]\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\p{Pd}]/gu;

/** What was typed, in ASCII digits, with nothing between them and a plus for `00`. */
export const compactPhone = (raw: string): string => asciiDigits(raw).replace(SEPARATORS, "").replace(/^00/, "+");

/** The whole number behind compact text; undefined unless it is one that its country gives out. */
export function internationalNumber(
  compact: string,
  country: string,
  parse: PhoneParser["parse"] | undefined,
): string | undefined {
  if (!/^\+?\d+$/.test(compact)) return undefined;
  // No country's code begins with 0, so "+0…" is a national number to which the field has added its plus.
  return parse?.(compact.replace(/^\+(?=0)/, ""), country);
}

/**
 * A valid number with plus and country code, whatever way it was written. Without the library, and where the country
 * does not know it, a number that keeps the rule of the specification becomes bare digits. Anything else stays as typed.
 *
 * @param country ISO code of the country chosen beside the number.
 */
export function normalisePhone(
  raw: string,
  country: string,
  { parse, callingCode }: Partial<PhoneParser> = {},
): string {
  const compact = compactPhone(raw);
  // The field writes the country's code by itself; alone, it is an empty field.
  if (compact === "" || compact === `+${callingCode?.(country) ?? ""}`) return "";
  return internationalNumber(compact, country, parse) ?? (isPhone(compact) ? compact : raw.trim());
}

/**
 * The number as it is sent: one whose country code is not known goes with the name of the country chosen beside it.
 * The list starts with one, so that only a field without a list has none.
 */
export function withCountryName(phone: string, country: string): string {
  const name = countries.find(({ code }) => code === country)?.name;
  return name && phone && !phone.startsWith("+") ? `${phone} (${name})` : phone;
}
