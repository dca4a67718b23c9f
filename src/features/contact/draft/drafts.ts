import { FIELD_NAMES, type FieldName, type FormName } from "../../../constants/forms";
import { sessionStore } from "../../../utils/session-store";

/** What was typed, by field. A field is an empty string if the form doesn't have it or it was left blank. */
export type FormValues = Readonly<Record<FieldName, string>>;

export const EMPTY_VALUES: FormValues = { name: "", business: "", email: "", phone: "", message: "" };

/** The name of a draft: the form's, or for the form on a service page, the service's. */
export type DraftName = FormName | `service:${string}`;

/** What was typed into a form but not sent. */
export interface Draft extends FormValues {
  /** ISO code of the phone number's country, if the visitor has chosen one. */
  readonly country?: string;
  /** The id that an unsuccessful attempt to send exactly these values used. */
  readonly messageId?: string;
}

const keyOf = (draft: DraftName): string => `contact-draft:${draft}`;

/** Returns what was typed into a form in this tab but not sent, or undefined. */
export function readDraft(draft: DraftName): Draft | undefined {
  const text = sessionStore.get(keyOf(draft));
  if (text === null) return undefined;
  const stored: unknown = JSON.parse(text);
  return { ...EMPTY_VALUES, ...Object.fromEntries(Object.entries(stored ?? {})) };
}

/** Whether a form has a draft. Cheap enough to call before the form's script has loaded. */
export const hasDraft = (draft: DraftName): boolean => sessionStore.get(keyOf(draft)) !== null;

/** Saves what the visitor has typed or chosen, and forgets a form once it's emptied. */
export function saveDraft(draft: DraftName, values: Draft): void {
  if (!values.country && FIELD_NAMES.every((name) => values[name] === "")) sessionStore.remove(keyOf(draft));
  else sessionStore.set(keyOf(draft), JSON.stringify(values));
}

export const clearDraft = (draft: DraftName): void => sessionStore.remove(keyOf(draft));
