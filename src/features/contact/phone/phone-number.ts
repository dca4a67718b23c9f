import type { PhoneNumber } from "react-phone-number-input/min";
import countries from "$countries";
import { site } from "../../../site";
import { motion } from "../../../theme";

export const DEFAULT_COUNTRY = site.country;
export const COUNTRY_FIELD = "phoneCountry";

/** An optional plus, a first digit from 1 to 9, then 1 to 14 more digits: at most the 15 digits that E.164 allows. */
const PHONE = /^\+?[1-9]\d{1,14}$/;

export const isPhone = (text: string): boolean => PHONE.test(text);

/** Converts Arabic and Persian digits, which phone keyboards may use, and full-width digits (by NFKC) to ASCII. */
const asciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What people put between digits: spaces, all kinds of dashes, dots, slashes, brackets, invisible direction marks. */
const SEPARATORS = /[\s./()[\]\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\p{Pd}]/gu;

/** The typed number in ASCII digits, without separators, and with a plus instead of `00`. */
export const compactPhone = (raw: string): string => asciiDigits(raw).replace(SEPARATORS, "").replace(/^00/, "+");

/** Reads a number that may be national, incomplete or not valid. Undefined if it can't be a number at all. */
export type ParsePhone = (text: string, country: string) => PhoneNumber | undefined;

let parse: ParsePhone | undefined;

/** Loads the library. If that fails, the next call tries again. */
export async function loadPhoneLibrary(): Promise<void> {
  const { parsePhone } = await import("./parse-phone");
  parse = parsePhone;
}

/** Reads what was typed. Undefined until the library has loaded, and for more than a number, such as an extension. */
export const readPhone = (raw: string, country: string): PhoneNumber | undefined => {
  const compact = compactPhone(raw);
  return /^\+?\d+$/.test(compact) ? parse?.(compact, country) : undefined;
};

/**
 * A valid number with a plus and the country code. Until the library has loaded, or if it isn't valid in the country, a
 * number that follows our rule becomes bare digits. Anything else stays as typed.
 */
export function normalisePhone(raw: string, country: string): string {
  const phone = readPhone(raw, country);
  if (phone?.isValid()) return phone.number;
  const compact = compactPhone(raw);
  return isPhone(compact) ? compact : raw.trim();
}

/** Normalises a number. Returns a promise if that needs the library and it hasn't loaded yet. */
export function normalisePhoneWhenLoaded(raw: string, country: string): string | Promise<string> {
  const isWhole = raw === "" || /^\+[1-9]/.test(compactPhone(raw));
  // Without a country, the library can't do any more either.
  if (isWhole || parse || country === "") return normalisePhone(raw, country);
  const patience = new Promise((resolve) => setTimeout(resolve, motion.phoneLibraryWait));
  return Promise.race([loadPhoneLibrary().catch(() => undefined), patience]).then(() => normalisePhone(raw, country));
}

/** The number as it's sent: if its country code isn't known, with the name of the country chosen beside it. */
export function withCountryName(phone: string, country: string): string {
  const name = countries.find(({ code }) => code === country)?.name;
  return name && phone && !phone.startsWith("+") ? `${phone} (${name})` : phone;
}
