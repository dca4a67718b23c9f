import type { FieldName } from "../../../constants/forms";
import { fieldMessages } from "$messages/forms";
import type { FormValues } from "../draft/drafts";
import { isPhone } from "../phone/phone-number";
import type { FormDeclaration } from "./forms";

/** Text, an at sign, text, a dot and text, without spaces. Anything stricter refuses addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isEmail = (text: string): boolean => EMAIL.test(text);

/** Error messages, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Checks what was typed against the rules that a form declares. If the result is empty, the message can be sent. */
export function validate(
  { fields, rules }: Pick<FormDeclaration, "fields" | "rules">,
  values: FormValues,
): FieldErrors {
  switch (rules) {
    case "none":
      return {};
    case "reachable":
      return values.email || values.phone ? {} : { email: fieldMessages.unreachable };
    case "strict": {
      const errors: FieldErrors = {};
      for (const { name, kind, required } of fields) {
        const value = values[name];
        if (kind === "email" && !isEmail(value)) errors[name] = fieldMessages.emailInvalid;
        // The phone number is optional.
        else if (kind === "phone" && value && !isPhone(value)) errors[name] = fieldMessages.phoneInvalid;
        else if (required && !value) errors[name] = required;
      }
      return errors;
    }
  }
}
