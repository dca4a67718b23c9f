import { messageMessages } from "$messages/forms";
import { type Draft, EMPTY_VALUES, type FormValues } from "../draft/drafts";

/** A message, with the field names of the email template (docs/forms.md). */
export type MessageText = Record<"from_name" | "from_email" | "phone" | "message", string>;

/** What the email template receives. If a message arrives twice, it has the same id both times. */
export type MessageParams = MessageText & { message_id: string };

/** A random id: 16 hexadecimal digits. Unlike `randomUUID`, this also works without https. */
export const createMessageId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The message as it's sent. On a service page, it says which service it's about. */
export const toParams = ({ name, email, phone, message }: FormValues, service?: string): MessageText => ({
  from_name: name,
  from_email: email,
  phone,
  message: service ? [messageMessages.service({ service }), message].filter(Boolean).join("\n\n") : message,
});

/** The message as text for an email or a chat, for when it couldn't be sent from here. */
export const toText = ({ from_name, from_email, phone, message }: MessageText): string =>
  [message, [from_name, from_email, phone].filter(Boolean).join("\n")].filter(Boolean).join("\n\n");

/** The contact form's draft with the popup's values added. Nothing typed in the contact form is lost. */
export const withPopupValues = (draft: Draft | undefined, popup: FormValues): Draft => {
  const base: Draft = draft ?? EMPTY_VALUES;
  return {
    name: popup.name || base.name,
    business: "",
    email: popup.email || base.email,
    phone: popup.phone || base.phone,
    country: base.country,
    message: [base.message, popup.business && messageMessages.business({ business: popup.business }), popup.message]
      .filter(Boolean)
      .join("\n\n"),
  };
};

/** The opening of a message from a visitor whose industry is known. Empty if the address names anything else. */
export const industryOpening = (search: string, industries: readonly string[]): string => {
  const industry = new URLSearchParams(search).get("industry");
  return industry !== null && industries.includes(industry) ? `${messageMessages.industry({ industry })}\n\n` : "";
};
