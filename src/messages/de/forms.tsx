import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "Name",
  fullName: "Vor- und Nachname",
  business: "Firma",
  email: "E-Mail",
  phone: "Telefon",
  mobile: "Mobilnummer",
  country: "Land der Telefonnummer",
  message: "Nachricht",
  requirements: "Ihr Anliegen",
  requirementsHint: "Mindestens 50 Zeichen",
  optional: "Optional",
  honeypot: "Bitte leer lassen",
  nameMissing: "Bitte geben Sie Ihren Namen ein.",
  messageMissing: "Bitte schreiben Sie eine Nachricht.",
  requirementsMissing: "Bitte sagen Sie uns, was Sie brauchen.",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  phoneInvalid: "Bitte geben Sie eine gültige Telefonnummer ein.",
  unreachable: "Bitte geben Sie eine E-Mail-Adresse oder Telefonnummer an, damit wir antworten können.",
};

export const formMessages: typeof english.formMessages = {
  contact: "Kontakt",
  contactSubmit: "Absenden",
  panelSubmit: "Absenden",
  serviceSubmit: "Senden",
  popupSubmit: "Weiter",
  done: "Vielen Dank!",
  offline: "Sie sind offline. Ihr Text bleibt hier gespeichert. Senden Sie ihn, sobald Sie wieder online sind.",
  sending: "Ihre Nachricht wird gesendet …",
  unanswered:
    "Wir haben keine Antwort erhalten, aber vielleicht ist Ihre Nachricht angekommen. Senden Sie sie ruhig noch einmal: Wir erkennen, dass es dieselbe ist.",
  sent: "Ihre Nachricht wurde gesendet!",
  failed: "Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten.",
  otherWaysAfterFailure: "Ihr Text ist nicht verloren. Senden Sie ihn auf anderem Weg:",
  otherWays: "Oder schreiben Sie uns hier:",
  email: "E-Mail",
  withoutScript: ({ email, link }) => (
    <>Ohne JavaScript öffnet dieses Formular Ihr E-Mail-Programm. Oder schreiben Sie an {link(email)}.</>
  ),
  thanks: "Vielen Dank für Ihre Nachricht!",
  thanksText: "Wir melden uns bald bei Ihnen.",
  restart: "Weitere Nachricht schreiben",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `Nachricht an ${site}`,
  service: ({ service }) => `Leistung: ${service}`,
  business: ({ business }) => `Firma: ${business}`,
  industry: ({ industry }) => `Branche: ${industry}`,
};
