import { sessionStore } from "./session-storage";

/** The forms by which a visitor writes to the agency. */
export type FormName = "contact" | "panel" | "service" | "popup";

/** What the forms ask for; each form has some of these. */
export const FIELD_NAMES = ["name", "business", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** What was typed, by field. A field that a form lacks, or that was left out, is an empty text. */
export type FormValues = Readonly<Record<FieldName, string>>;

export const EMPTY_VALUES: FormValues = { name: "", business: "", email: "", phone: "", message: "" };

/** Whose draft it is: a form's, or that of the form on one service's page. */
export type DraftName = FormName | `service:${string}`;

/** What was typed into a form and not sent. */
export interface Draft extends FormValues {
  /** ISO code of the phone number's country where the visitor has chosen one. */
  readonly country?: string;
  /** Id under which just these values have been sent without success. */
  readonly messageId?: string;
}

const keyOf = (draft: DraftName): string => `contact-draft:${draft}`;

/** What was typed into a form in this tab and not sent; undefined where there is nothing. */
export function readDraft(draft: DraftName): Draft | undefined {
  const text = sessionStore.get(keyOf(draft));
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    const entries = new Map<string, unknown>(Object.entries(stored));
    const values: Record<string, string> & FormValues = { ...EMPTY_VALUES };
    for (const name of [...FIELD_NAMES, "country", "messageId"]) {
      const value = entries.get(name);
      if (typeof value === "string") values[name] = value;
    }
    return values;
  } catch {
    return undefined;
  }
}

/** Whether a form has a draft; cheap enough to ask before its script is loaded. */
export const hasDraft = (draft: DraftName): boolean => sessionStore.get(keyOf(draft)) !== null;

/** Keeps what is typed or chosen, and forgets a form that was emptied. */
export function saveDraft(draft: DraftName, values: Draft): void {
  if (!values.country && FIELD_NAMES.every((name) => values[name] === "")) sessionStore.remove(keyOf(draft));
  else sessionStore.set(keyOf(draft), JSON.stringify(values));
}

export const clearDraft = (draft: DraftName): void => {
  sessionStore.remove(keyOf(draft));
};
