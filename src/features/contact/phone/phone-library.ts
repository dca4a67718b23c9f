import type { ComponentType } from "react";
import { motion } from "../../../theme/motion";
import { compactPhone, normalisePhone, type PhoneParser } from "./phone-number";
import type { PhoneInputProps } from "./PhoneInput";

/** The phone field's library, as the chunk that holds it exports it. */
export interface PhoneLibrary extends PhoneParser {
  PhoneInput: ComponentType<PhoneInputProps>;
}

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
