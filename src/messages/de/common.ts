import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "Zum Inhalt springen",
  close: "Schließen",
  tryAgain: "Erneut versuchen",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `Blog von ${site}`,
  place: ({ place, total }) => `${place} von ${total}`,
  stars: ({ rating }) => `${rating} von 5 Sternen`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "Dieser Teil der Seite konnte nicht angezeigt werden. Bitte laden Sie die Seite neu.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "Brotkrumen",
  home: "Startseite",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "Karussell",
  goToSlide: ({ number }) => `Zu Folie ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `${subject} abspielen`,
  pause: ({ subject }) => `${subject} anhalten`,
  carousel: "Karussell",
  typing: "Tippen",
  video: "Video",
  videoOf: ({ title }) => `Video zu ${title}`,
  words: "Wörter",
};
