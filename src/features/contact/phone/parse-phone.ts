import { isSupportedCountry, parsePhoneNumber } from "react-phone-number-input/min";
import type { ParsePhone } from "./phone-number";

/** Reads a number with the library, in a chunk of its own (about 35 kB). */
export const parsePhone: ParsePhone = (text, country) =>
  parsePhoneNumber(text, { defaultCountry: isSupportedCountry(country) ? country : undefined, extract: false });
