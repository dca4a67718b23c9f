import { motion } from "../../../theme/motion";
import { compactPhone, normalisePhone, type ParsePhone, readPhone } from "./phone-number";

let parse: ParsePhone | undefined;
let loading: Promise<ParsePhone> | undefined;

/** Loads the library once. If that fails, the next call tries again. */
export const loadPhoneLibrary = (): Promise<ParsePhone> =>
  (loading ??= import("./parse-phone").then(
    ({ parsePhone }) => (parse = parsePhone),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Reads a phone field's number. Undefined until the library has loaded. */
export const readPhoneNow = (raw: string, country: string) => parse && readPhone(raw, country, parse);

/** Normalises a phone field's number without waiting for the library. */
export const normalisePhoneNow = (raw: string, country: string): string => normalisePhone(raw, country, parse);

/** Normalises a phone field's number. Returns a promise if that needs the library and it hasn't loaded yet. */
export function normalisePhoneWhenLoaded(raw: string, country: string): string | Promise<string> {
  const isWhole = raw === "" || /^\+[1-9]/.test(compactPhone(raw));
  // Without a country, the library can't do any more either.
  if (isWhole || parse || country === "") return normalisePhoneNow(raw, country);
  const patience = new Promise((resolve) => setTimeout(resolve, motion.phoneLibraryWait));
  return Promise.race([loadPhoneLibrary().catch(() => undefined), patience]).then(() =>
    normalisePhoneNow(raw, country),
  );
}
