import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "Hopp til innholdet",
  close: "Lukk",
  tryAgain: "Prøv igjen",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `Bloggen til ${site}`,
  place: ({ place, total }) => `${place} av ${total}`,
  stars: ({ rating }) => `${rating} av 5 stjerner`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "Denne delen av siden kunne ikke vises. Last siden på nytt.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "Brødsmulesti",
  home: "Forside",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "karusell",
  goToSlide: ({ number }) => `Gå til bilde ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `Spill av ${subject}`,
  pause: ({ subject }) => `Sett ${subject} på pause`,
  carousel: "karusellen",
  typing: "skrivingen",
  video: "filmen",
  videoOf: ({ title }) => `filmen om ${title}`,
  words: "ordene",
};
