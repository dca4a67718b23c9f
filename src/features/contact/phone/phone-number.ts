import { site } from "../../../site";
import { countries } from "./countries";

/** The functions for numbers that are available once the phone field's library has loaded. */
export interface PhoneParser {
  /** The number with plus and country code. Undefined unless it's valid in its country. */
  parse: (text: string, country: string) => string | undefined;
  /** A country's calling code, without the plus. */
  callingCode: (country: string) => string | undefined;
}

/** The phone field's initial country. */
export const DEFAULT_COUNTRY = site.phoneCountry;
/** The name of the country field next to the number. */
export const COUNTRY_FIELD = "phoneCountry";

/** An optional plus, a first digit from 1 to 9, then 1 to 14 more digits (specification, section 5). */
const PHONE = /^\+?[1-9]\d{1,14}$/;

export const isPhone = (text: string): boolean => PHONE.test(text);

/** Converts Arabic and Persian digits, which phone keyboards may use, and full-width digits (by NFKC) to ASCII. */
const asciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What people put between digits: spaces, all kinds of dashes, dots, slashes, brackets, invisible direction marks. */
const SEPARATORS = /[\s./()[\]\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\p{Pd}]/gu;

/** The typed number in ASCII digits, without separators, and with a plus instead of `00`. */
export const compactPhone = (raw: string): string => asciiDigits(raw).replace(SEPARATORS, "").replace(/^00/, "+");

/** The whole number for compact text. Undefined unless it's valid in its country. */
export function internationalNumber(
  compact: string,
  country: string,
  parse: PhoneParser["parse"] | undefined,
): string | undefined {
  if (!/^\+?\d+$/.test(compact)) return undefined;
  // No country code starts with 0, so "+0…" is a national number to which the field has added a plus.
  return parse?.(compact.replace(/^\+(?=0)/, ""), country);
}

/**
 * Adds a plus and the country code to a valid number, however it was written. Without the library, or if the number
 * isn't valid in the country, a number that follows the specification's rule becomes bare digits. Anything else stays
 * as typed.
 *
 * @param country ISO code of the country chosen beside the number.
 */
export function normalisePhone(
  raw: string,
  country: string,
  { parse, callingCode }: Partial<PhoneParser> = {},
): string {
  const compact = compactPhone(raw);
  // The field adds the country's code itself, so the code alone counts as empty.
  if (compact === "" || compact === `+${callingCode?.(country) ?? ""}`) return "";
  return internationalNumber(compact, country, parse) ?? (isPhone(compact) ? compact : raw.trim());
}

/**
 * The number as it's sent. If its country code isn't known, adds the name of the country chosen beside it. The list
 * always has a country selected, so only a field without a list has none.
 */
export function withCountryName(phone: string, country: string): string {
  const name = countries.find(({ code }) => code === country)?.name;
  return name && phone && !phone.startsWith("+") ? `${phone} (${name})` : phone;
}
