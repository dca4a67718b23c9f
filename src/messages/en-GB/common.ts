/** Words that several parts of the site share. */
export const commonMessages = {
  title: ({ page, site }: { page: string; site: string }) => `${page} | ${site}`,
  skipToContent: "Skip to content",
  close: "Close",
  tryAgain: "Try again",
  whatsapp: "WhatsApp",
  feed: ({ site }: { site: string }) => `${site} blog`,
  place: ({ place, total }: { place: number; total: number }) => `${place} of ${total}`,
  stars: ({ rating }: { rating: number }) => `${rating} out of 5 stars`,
  /** The district is given if another office is in the same city. */
  office: ({ city, district }: { city: string; district: string | null }) =>
    district === null ? city : `${city}, ${district}`,
  sectionFailed: "This part of the page couldn’t be shown. Please reload the page.",
};

/** The path at the top of a page. */
export const breadcrumbsMessages = {
  label: "Breadcrumbs",
  home: "Home",
};

/** For screen readers. */
export const carouselMessages = {
  role: "carousel",
  goToSlide: ({ number }: { number: number }) => `Go to slide ${number}`,
};

/** The buttons that pause what moves, and what they pause. */
export const motionMessages = {
  play: ({ subject }: { subject: string }) => `Play ${subject}`,
  pause: ({ subject }: { subject: string }) => `Pause ${subject}`,
  carousel: "carousel",
  typing: "typing",
  video: "video",
  videoOf: ({ title }: { title: string }) => `${title} video`,
  words: "words",
};
