import type { ComponentType } from "react";
import { motion } from "../../../theme/motion";
import { compactPhone, normalisePhone, type PhoneParser } from "./phone-number";
import type { PhoneInputProps } from "./PhoneInput";

/** The exports of the phone field library's chunk. */
export interface PhoneLibrary extends PhoneParser {
  PhoneInput: ComponentType<PhoneInputProps>;
}

let library: PhoneLibrary | undefined;
let loading: Promise<PhoneLibrary> | undefined;

/** Loads the library (about 50 kB) once. If that fails, the next call tries again. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> =>
  (loading ??= import("./PhoneInput").then(
    (module) => (library = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Normalises a phone field's number without waiting for the library. */
export const normalisePhoneNow = (raw: string, country: string): string => normalisePhone(raw, country, library);

/** Normalises a phone field's number. Returns a promise if that needs the library and it hasn't loaded yet. */
export function normalisePhoneWhenLoaded(raw: string, country: string): string | Promise<string> {
  const isWhole = raw === "" || /^\+[1-9]/.test(compactPhone(raw));
  // Without a country, the library can't do any more either.
  if (isWhole || library || country === "") return normalisePhoneNow(raw, country);
  const patience = new Promise((resolve) => setTimeout(resolve, motion.phoneLibraryWait));
  return Promise.race([loadPhoneLibrary().catch(() => undefined), patience]).then(() =>
    normalisePhoneNow(raw, country),
  );
}
