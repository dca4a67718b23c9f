import { session } from "./session";

/** The forms by which a visitor writes to the agency. */
export type FormName = "contact" | "panel" | "service" | "popup";

/** What the forms ask for; each form has some of these. */
export const FIELD_NAMES = ["name", "business", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** What was typed, by field. A field that a form lacks, or that was left out, is an empty text. */
export type Values = Readonly<Record<FieldName, string>>;

export const NO_VALUES: Values = { name: "", business: "", email: "", phone: "", message: "" };

const keyOf = (form: FormName): string => `contact-draft:${form}`;

/** What was typed into a form in this tab and not sent; undefined where there is nothing. */
export function readDraft(form: FormName): Values | undefined {
  const text = session.get(keyOf(form));
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    const entries = new Map<string, unknown>(Object.entries(stored));
    const values = { ...NO_VALUES };
    for (const name of FIELD_NAMES) {
      const value = entries.get(name);
      if (typeof value === "string") values[name] = value;
    }
    return values;
  } catch {
    return undefined;
  }
}

/** Whether a form has a draft; cheap enough to ask before its script is loaded. */
export const hasDraft = (form: FormName): boolean => session.get(keyOf(form)) !== null;

/** Keeps what is typed, and forgets a form that was emptied. */
export function saveDraft(form: FormName, values: Values): void {
  if (FIELD_NAMES.every((name) => values[name] === "")) session.remove(keyOf(form));
  else session.set(keyOf(form), JSON.stringify(values));
}

export const clearDraft = (form: FormName): void => {
  session.remove(keyOf(form));
};
