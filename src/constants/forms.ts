/** The forms that visitors use to write to the agency. */
export const FORM_NAMES = ["contact", "panel", "service", "popup"] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The fields that the forms use. Each form has some of these. */
export const FIELD_NAMES = ["name", "business", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The name of a field that visitors can't see: only bots fill it in. */
export const HONEYPOT = "reference";
