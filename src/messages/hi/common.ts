import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "सामग्री पर जाएँ",
  close: "बंद करें",
  tryAgain: "फिर कोशिश करें",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `${site} का ब्लॉग`,
  place: ({ place, total }) => `${total} में से ${place}`,
  stars: ({ rating }) => `5 में से ${rating} सितारे`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "पन्ने का यह हिस्सा नहीं दिखाया जा सका। कृपया पन्ना फिर से लोड करें।",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "पन्ने का रास्ता",
  home: "होम",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "कैरसेल",
  goToSlide: ({ number }) => `स्लाइड ${number} पर जाएँ`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `${subject} चलाएँ`,
  pause: ({ subject }) => `${subject} रोकें`,
  carousel: "कैरसेल",
  typing: "टाइपिंग",
  video: "वीडियो",
  videoOf: ({ title }) => `${title} का वीडियो`,
  words: "शब्द",
};
