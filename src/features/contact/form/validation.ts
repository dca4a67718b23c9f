import type { FieldName } from "../../../constants/forms";
import { fieldMessages } from "$messages/forms";
import type { FormValues } from "../draft/drafts";
import { isPhone } from "../phone/phone-number";
import type { FormDeclaration } from "./forms";

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
