import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, accueil`,
  navigation: "Menu principal",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  pauseMotion: "Arrêter tous les mouvements",
  playMotion: "Relancer tous les mouvements",
  useDark: "Passer aux couleurs sombres",
  useLight: "Passer aux couleurs claires",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "Les pays où nous travaillons",
  quickLinks: "Liens rapides",
  industries: "Secteurs",
  contact: "Contact",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "Moyens de contact",
  collapse: "Masquer les moyens de contact",
  expand: "Afficher les moyens de contact",
  email: "E-mail",
  call: "Appeler",
  callMe: "Nous appeler",
  interested: "Ça m’intéresse",
  offline:
    "Vous êtes hors ligne, le formulaire ne peut donc pas s’ouvrir. Vous pouvez nous appeler, ou réessayer une fois reconnecté.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "Nous contacter",
  text: ({ reply }) => `Dites-nous ce dont vous avez besoin. Une personne vous répond ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "Parlons croissance",
  text: ({ reply }) =>
    `Parlez-nous un peu de votre projet. Vous pourrez terminer à la page suivante, et une personne vous répond ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "Et maintenant",
  clocks: "Heures locales",
};
