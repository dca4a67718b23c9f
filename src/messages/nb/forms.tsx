import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "Navn",
  fullName: "Fullt navn",
  business: "Firmanavn",
  email: "E-post",
  phone: "Telefon",
  mobile: "Mobilnummer",
  country: "Landet for telefonnummeret",
  message: "Melding",
  requirements: "Hva trenger du?",
  requirementsHint: "Minst 50 tegn",
  optional: "Valgfritt",
  honeypot: "La dette feltet stå tomt",
  nameMissing: "Skriv inn navnet ditt.",
  messageMissing: "Skriv en melding.",
  requirementsMissing: "Fortell oss hva du trenger.",
  emailInvalid: "Skriv inn en gyldig e-postadresse.",
  phoneInvalid: "Skriv inn et gyldig telefonnummer.",
  unreachable: "Legg til en e-postadresse eller et telefonnummer, så vi kan svare.",
};

export const formMessages: typeof english.formMessages = {
  contact: "Kontakt oss",
  contactSubmit: "Send",
  panelSubmit: "Send",
  serviceSubmit: "Send",
  popupSubmit: "Fortsett",
  done: "Takk!",
  offline: "Du er frakoblet. Teksten din er lagret her, så du kan sende den når du er på nett igjen.",
  sending: "Sender meldingen …",
  unanswered:
    "Vi fikk ikke svar, men meldingen kan ha kommet fram. Hvis du sender den igjen, vet vi at det er den samme.",
  sent: "Meldingen er sendt!",
  failed: "Noe gikk galt da meldingen skulle sendes.",
  otherWaysAfterFailure: "Ingenting av det du skrev, er borte. Send det på en annen måte:",
  otherWays: "Eller skriv til oss her:",
  email: "E-post",
  withoutScript: ({ email, link }) => (
    <>Uten JavaScript åpner dette skjemaet e-postprogrammet ditt. Eller skriv til {link(email)}.</>
  ),
  thanks: "Takk for at du tok kontakt!",
  thanksText: "Vi svarer deg snart.",
  restart: "Skriv en ny melding",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `Melding til ${site}`,
  service: ({ service }) => `Tjeneste: ${service}`,
  business: ({ business }) => `Firma: ${business}`,
  industry: ({ industry }) => `Bransje: ${industry}`,
};
