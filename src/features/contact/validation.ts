import type { FieldName, Values } from "./drafts";
import type { FormDeclaration } from "./forms";

/** Text, an at sign, text, a dot and text; no spaces (specification, section 5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An optional plus, a first digit from 1 to 9, then 1 to 14 digits more (specification, section 5). */
const PHONE = /^\+?[1-9]\d{1,14}$/;

export const MESSAGES = {
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  unreachable: "Add an email or a phone number so we can reply.",
} as const;

export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isPhone = (text: string): boolean => PHONE.test(text);

/** What is wrong, by field. */
export type Errors = Partial<Record<FieldName, string>>;

/** Checks what was typed by the rules that a form declares; an empty answer means that it may be sent. */
export function validate({ fields, rules }: Pick<FormDeclaration, "fields" | "rules">, values: Values): Errors {
  switch (rules) {
    case "none":
      return {};
    case "reachable":
      return values.email || values.phone ? {} : { email: MESSAGES.unreachable };
    case "strict": {
      const errors: Errors = {};
      for (const { name, kind, required } of fields) {
        const value = values[name];
        if (kind === "email" && !isEmail(value)) errors[name] = MESSAGES.email;
        // A phone may be left out.
        else if (kind === "phone" && value && !isPhone(value)) errors[name] = MESSAGES.phone;
        else if (required && !value) errors[name] = required;
      }
      return errors;
    }
  }
}
