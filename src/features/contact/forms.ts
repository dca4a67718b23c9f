import type { FieldName, FormName } from "./drafts";
import { MESSAGES } from "./validation";

export interface FieldDeclaration {
  name: FieldName;
  label: string;
  /** "phone" is the international field with a country; "tel" a plain one that takes anything. */
  kind: "text" | "email" | "phone" | "tel" | "long";
  autoComplete: string;
  /** What to say when it is empty; without it the field may be. */
  required?: string;
  hint?: string;
  /** Has a row to itself where the form has two columns. */
  wide?: boolean;
}

/** All that tells one form from another. */
export interface FormDeclaration {
  name: FormName;
  fields: readonly FieldDeclaration[];
  /**
   * "strict": name, e-mail and message are required, e-mail and phone keep the rules of the specification.
   * "reachable": the browser's own e-mail check, and one way to reply. "none": anything goes.
   */
  rules: "strict" | "reachable" | "none";
  /** Words of the button: at first, after a failed send, after a success. */
  submit: string;
  again: string;
  done: string;
}

/** Where a message is on its way: being written, to be mended, under way, delivered, refused, or sent without an answer. */
export type FormState = "editing" | "invalid" | "sending" | "sent" | "failed" | "unanswered";

/** Whether the last attempt to send came to nothing, as far as is known. */
export const hasFailed = (state: FormState): boolean => state === "failed" || state === "unanswered";

const name = { name: "name", kind: "text", autoComplete: "name" } as const;
const email = { name: "email", label: "Email", kind: "email", autoComplete: "email" } as const;
const phone = { name: "phone", label: "Phone", kind: "phone", autoComplete: "tel", wide: true } as const;
const message = { name: "message", kind: "long", autoComplete: "off", wide: true } as const;

const NAME_MISSING = "Please enter your name.";

export const contactForm: FormDeclaration = {
  name: "contact",
  rules: "strict",
  fields: [
    { ...name, label: "Full Name", required: NAME_MISSING },
    { ...email, required: MESSAGES.email },
    phone,
    { ...message, label: "Message", required: "Please enter a message." },
  ],
  submit: "SUBMIT",
  again: "SUBMIT",
  done: "Thank You!",
};

export const panelForm: FormDeclaration = {
  name: "panel",
  rules: "strict",
  fields: [
    { ...name, label: "Name", required: NAME_MISSING },
    { ...email, required: MESSAGES.email },
    phone,
    { ...message, label: "Requirements", required: "Please tell us what you need." },
  ],
  submit: "Submit",
  again: "Try again",
  done: "Submit",
};

export const serviceForm: FormDeclaration = {
  name: "service",
  rules: "reachable",
  fields: [{ ...name, label: "Name" }, email, { ...phone, kind: "tel" }, { ...message, label: "Message" }],
  submit: "Send",
  again: "Send",
  done: "Thank You!",
};

export const popupForm: FormDeclaration = {
  name: "popup",
  rules: "none",
  fields: [
    { ...name, label: "Full Name" },
    { name: "business", label: "Business Name", kind: "text", autoComplete: "organization" },
    email,
    { ...phone, label: "Mobile Number", kind: "tel", wide: false },
    { ...message, label: "Requirements", hint: "Minimum 50 characters" },
  ],
  submit: "Continue",
  again: "Continue",
  done: "Continue",
};
