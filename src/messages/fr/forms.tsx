import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "Nom",
  fullName: "Nom complet",
  business: "Entreprise",
  email: "E-mail",
  phone: "Téléphone",
  mobile: "Numéro de mobile",
  country: "Pays du numéro de téléphone",
  message: "Message",
  requirements: "Votre besoin",
  requirementsHint: "50 caractères au minimum",
  optional: "Facultatif",
  honeypot: "Laissez ce champ vide",
  nameMissing: "Veuillez saisir votre nom.",
  messageMissing: "Veuillez saisir un message.",
  requirementsMissing: "Veuillez nous dire ce dont vous avez besoin.",
  emailInvalid: "Veuillez saisir une adresse e-mail valide.",
  phoneInvalid: "Veuillez saisir un numéro de téléphone valide.",
  unreachable: "Ajoutez une adresse e-mail ou un numéro de téléphone pour que nous puissions répondre.",
};

export const formMessages: typeof english.formMessages = {
  contact: "Nous contacter",
  contactSubmit: "Envoyer",
  panelSubmit: "Envoyer",
  serviceSubmit: "Envoyer",
  popupSubmit: "Continuer",
  done: "Merci\u00a0!",
  offline: "Vous êtes hors ligne. Votre texte est conservé ici\u00a0: vous pourrez l’envoyer une fois reconnecté.",
  sending: "Envoi de votre message…",
  unanswered:
    "Nous n’avons pas eu de réponse, mais votre message est peut-être arrivé. Si vous le renvoyez, nous saurons que c’est le même.",
  sent: "Votre message a bien été envoyé\u00a0!",
  failed: "Une erreur est survenue lors de l’envoi de votre message.",
  otherWaysAfterFailure: "Rien de ce que vous avez écrit n’est perdu. Envoyez-le autrement\u00a0:",
  otherWays: "Ou écrivez-nous ici\u00a0:",
  email: "E-mail",
  withoutScript: ({ email, link }) => (
    <>Sans JavaScript, ce formulaire ouvre votre messagerie. Ou écrivez à {link(email)}.</>
  ),
  thanks: "Merci de nous avoir écrit\u00a0!",
  thanksText: "Nous vous répondrons très bientôt.",
  restart: "Écrire un autre message",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `Message à ${site}`,
  service: ({ service }) => `Service\u00a0: ${service}`,
  business: ({ business }) => `Entreprise\u00a0: ${business}`,
  industry: ({ industry }) => `Secteur\u00a0: ${industry}`,
};
