import type { ComponentType } from "react";
import { site } from "../../site";
import { motion } from "../../theme/motion";
import { countries } from "./countries";
import type { PhoneInputProps } from "./PhoneInput";
import { isPhone } from "./validation";

/** What the phone field's library can do, once it is loaded. */
export interface PhoneLibrary {
  PhoneInput: ComponentType<PhoneInputProps>;
  /** The number with plus and country code; undefined unless it is one that its country gives out. */
  parse: (text: string, country: string) => string | undefined;
  /** The calling code of a country, without plus. */
  callingCode: (country: string) => string | undefined;
}

/** Country that the phone field starts with. */
export const DEFAULT_COUNTRY = site.phoneCountry;
/** The field next to the number that says which country's it is. */
export const COUNTRY_FIELD = "phoneCountry";

let library: PhoneLibrary | undefined;
let loading: Promise<PhoneLibrary> | undefined;

/** Loads the library, about 50 kB, once; a failed load is tried again by the next call. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> =>
  (loading ??= import("./PhoneInput").then(
    (module) => (library = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

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
  parse: PhoneLibrary["parse"] | undefined,
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
  { parse, callingCode }: Partial<PhoneLibrary> = {},
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

/** The number of a form's phone field by what is known at this moment. */
export const normalisePhoneNow = (raw: string, country: string): string => normalisePhone(raw, country, library);

/** The number of a form's phone field; a promise where only the library, not loaded yet, can tell it. */
export function normalisePhoneWhenLoaded(raw: string, country: string): string | Promise<string> {
  const isWhole = raw === "" || /^\+[1-9]/.test(compactPhone(raw));
  // Without a country the library cannot tell more either.
  if (isWhole || library || country === "") return normalisePhoneNow(raw, country);
  const patience = new Promise((resolve) => setTimeout(resolve, motion.phoneLibraryWait));
  return Promise.race([loadPhoneLibrary().catch(() => undefined), patience]).then(() =>
    normalisePhoneNow(raw, country),
  );
}
