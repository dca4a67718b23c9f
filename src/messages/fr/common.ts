import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "Aller au contenu",
  close: "Fermer",
  tryAgain: "Réessayer",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `Blog de ${site}`,
  place: ({ place, total }) => `${place} sur ${total}`,
  stars: ({ rating }) => `${rating} étoiles sur 5`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "Cette partie de la page n’a pas pu s’afficher. Veuillez recharger la page.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "Fil d’Ariane",
  home: "Accueil",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "carrousel",
  goToSlide: ({ number }) => `Aller à la diapositive ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `Lancer ${subject}`,
  pause: ({ subject }) => `Mettre en pause ${subject}`,
  carousel: "le carrousel",
  typing: "la saisie animée",
  video: "la vidéo",
  videoOf: ({ title }) => `la vidéo ${title}`,
  words: "les mots",
};
