import type { ComponentType } from "react";
import { motion } from "../../theme/motion";
import type { PhoneInputProps } from "./PhoneInput";

/** What the phone field's library can do, once it is loaded. */
export interface PhoneLibrary {
  PhoneInput: ComponentType<PhoneInputProps>;
  /** The number with plus and country code; undefined unless it is one that its country gives out. */
  parse: (text: string, country: string) => string | undefined;
  /** The calling code of a country, without plus. */
  callingCode: (country: string) => string | undefined;
}

/** Country that the phone field starts with (specification, section 9). */
export const DEFAULT_COUNTRY = "AE";
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

/**
 * The number as it is sent: digits after a plus, whatever way it was written. Without the library a national number
 * stays as it is, as does anything that is no phone number; the validation rule judges that.
 *
 * @param country ISO code of the country chosen beside the number.
 */
export function normalisePhone(
  raw: string,
  country: string,
  { parse, callingCode }: Partial<PhoneLibrary> = {},
): string {
  const compact = asciiDigits(raw).replace(SEPARATORS, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(compact)) return compact;
  // The field writes the code by itself; alone, it is an empty field.
  if (compact === `+${callingCode?.(country) ?? ""}`) return "";
  if (/^\+[1-9]/.test(compact)) return parse?.(compact, country) ?? compact;
  // No country's code begins with 0, so "+0…" is a national number to which the field has added its plus.
  return parse?.(compact.replace(/^\+/, ""), country) ?? compact;
}

/** The number of a form's phone field by what is known at this moment. */
export const readPhone = (raw: string, country: string): string => normalisePhone(raw, country, library);

/** The number of a form's phone field; a promise where only the library, not loaded yet, can tell it. */
export function settlePhone(raw: string, country: string): string | Promise<string> {
  const isWhole = raw === "" || /^(?:\+|00)[1-9]/.test(raw.replace(SEPARATORS, ""));
  if (isWhole || library) return readPhone(raw, country);
  const patience = new Promise((resolve) => setTimeout(resolve, motion.phoneLibraryWait));
  return Promise.race([loadPhoneLibrary().catch(() => undefined), patience]).then(() => readPhone(raw, country));
}
