import type { Tag } from "../tag";

/** The forms' fields, and what's wrong with them. */
export const fieldMessages = {
  name: "Name",
  fullName: "Full Name",
  business: "Business Name",
  email: "Email",
  phone: "Phone",
  mobile: "Mobile Number",
  country: "Phone number country",
  message: "Message",
  requirements: "Requirements",
  requirementsHint: "Minimum 50 characters",
  optional: "Optional",
  honeypot: "Leave this empty",
  nameMissing: "Please enter your name.",
  messageMissing: "Please enter a message.",
  requirementsMissing: "Please tell us what you need.",
  emailInvalid: "Please enter a valid email address.",
  phoneInvalid: "Please enter a valid phone number.",
  unreachable: "Add an email or a phone number so we can reply.",
};

/** The forms' buttons and what they say after sending. */
export const formMessages = {
  contact: "Contact us",
  contactSubmit: "SUBMIT",
  panelSubmit: "Submit",
  serviceSubmit: "Send",
  popupSubmit: "Continue",
  done: "Thank You!",
  offline: "You’re offline. Your text is saved here, so you can send it when you’re back online.",
  sending: "Sending your message…",
  unanswered:
    "We didn’t get an answer, but your message may have arrived. If you send it again, we’ll know it’s the same one.",
  sent: "Message sent successfully!",
  failed: "There was an error sending your message.",
  otherWaysAfterFailure: "Nothing you typed is lost. Send it another way:",
  otherWays: "Or write to us here:",
  email: "Email",
  withoutScript: ({ email, link }: { email: string; link: Tag }) => (
    <>Without JavaScript, this form opens your email app. Or write to {link(email)}.</>
  ),
  thanks: "Thank you for reaching out to us!",
  thanksText: "We will get back to you soon.",
  restart: "Write another message",
};

/** What the site adds to a message that a visitor sends. */
export const messageMessages = {
  subject: ({ site }: { site: string }) => `Message to ${site}`,
  service: ({ service }: { service: string }) => `Service: ${service}`,
  business: ({ business }: { business: string }) => `Business: ${business}`,
  industry: ({ industry }: { industry: string }) => `Industry: ${industry}`,
};
