import { commonMessages } from "$messages/common";
import { fieldMessages, formMessages } from "$messages/forms";
import type { FieldName, FormName } from "../../../constants/forms";
import type { FormValues } from "../draft/drafts";
import { isPhone } from "../phone/phone-number";

export interface FieldDeclaration {
  name: FieldName;
  label: string;
  /** "phone" is the international field with a country. "tel" is a plain field that accepts anything. */
  kind: "text" | "email" | "phone" | "tel" | "long";
  autoComplete: string;
  /** The error if the field is empty. Without one, the field is optional. */
  required?: string;
  hint?: string;
  /** Whether it takes a full row if the form has two columns. */
  wide?: boolean;
}

/** Everything that differs between the forms. */
export interface FormDeclaration {
  name: FormName;
  fields: readonly FieldDeclaration[];
  /** Whether the rules of `validate` apply. If not, there must only be one way to reply. */
  strict: boolean;
  /** The button's label, and what it says instead after a failed send and after a success. */
  submit: string;
  again?: string;
  done?: string;
}

/** The state of a message: being written, being sent, delivered, refused, or sent without an answer. */
export type FormState = "editing" | "sending" | "sent" | "failed" | "unanswered";

/** Whether the last attempt to send failed, as far as we know. */
export const hasFailed = (state: FormState): boolean => state === "failed" || state === "unanswered";

const name = { name: "name", kind: "text", autoComplete: "name" } as const;
const email = { name: "email", label: fieldMessages.email, kind: "email", autoComplete: "email" } as const;
const phone = { name: "phone", label: fieldMessages.phone, kind: "phone", autoComplete: "tel", wide: true } as const;
const message = { name: "message", kind: "long", autoComplete: "off", wide: true } as const;

export const contactForm: FormDeclaration = {
  name: "contact",
  strict: true,
  fields: [
    { ...name, label: fieldMessages.fullName, required: fieldMessages.nameMissing },
    { ...email, required: fieldMessages.emailInvalid },
    phone,
    { ...message, label: fieldMessages.message, required: fieldMessages.messageMissing },
  ],
  submit: formMessages.contactSubmit,
  done: formMessages.done,
};

export const panelForm: FormDeclaration = {
  name: "panel",
  strict: true,
  fields: [
    { ...name, label: fieldMessages.name, required: fieldMessages.nameMissing },
    { ...email, required: fieldMessages.emailInvalid },
    phone,
    { ...message, label: fieldMessages.requirements, required: fieldMessages.requirementsMissing },
  ],
  submit: formMessages.panelSubmit,
  again: commonMessages.tryAgain,
};

export const serviceForm: FormDeclaration = {
  name: "service",
  strict: false,
  fields: [
    { ...name, label: fieldMessages.name },
    email,
    { ...phone, kind: "tel" },
    { ...message, label: fieldMessages.message },
  ],
  submit: formMessages.serviceSubmit,
  done: formMessages.done,
};

export const popupForm: FormDeclaration = {
  name: "popup",
  strict: false,
  fields: [
    { ...name, label: fieldMessages.fullName },
    { name: "business", label: fieldMessages.business, kind: "text", autoComplete: "organization" },
    email,
    { ...phone, label: fieldMessages.mobile, kind: "tel", wide: false },
    { ...message, label: fieldMessages.requirements, hint: fieldMessages.requirementsHint },
  ],
  submit: formMessages.popupSubmit,
};

/** Text, an at sign, text, a dot and text, without spaces. Anything stricter refuses addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Error messages, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Checks what was typed against the rules that a form declares. If the result is empty, the message can be sent. */
export function validate({ fields, strict }: FormDeclaration, values: FormValues): FieldErrors {
  if (!strict) return values.email || values.phone ? {} : { email: fieldMessages.unreachable };
  const errors: FieldErrors = {};
  for (const { name, kind, required } of fields) {
    const value = values[name];
    if (kind === "email" && !EMAIL.test(value)) errors[name] = fieldMessages.emailInvalid;
    else if (kind === "phone" && value && !isPhone(value)) errors[name] = fieldMessages.phoneInvalid;
    else if (required && !value) errors[name] = required;
  }
  return errors;
}
