/** All durations of the site, in milliseconds, each with one name. */
export const motion = {
  /** Pointer feedback. */
  hover: 160,
  /** A change of state: opening, flipping, sliding in. */
  state: 320,
  /** A card flipping over: half a turn is a longer way than other changes of state. */
  flip: 560,
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",

  heroTyping: { type: 60, erase: 20, hold: 1000 },
  serviceTyping: { type: 50, erase: 50, hold: 2000 },
  heroVideoRate: 0.8,

  caseStudyZoom: { duration: 1200, fraction: 0.15 },
  serviceCardFade: { duration: 800, threshold: 0.2 },
  portfolioFade: { duration: 800, threshold: 0.05 },

  rotatingWord: 2500,
  statistics: { duration: 1500, steps: 60, threshold: 0.3 },
  /** After load. */
  leadPopup: 7000,
  /** Delay before a hash scroll to FAQ or Blog. */
  lateHashScroll: 100,

  /** Carousels: autoplay interval, 0 for none, and slide transition. */
  carousels: {
    caseStudies: { autoplay: 3000, speed: 500 },
    /** Pages of logos. */
    clients: { autoplay: 3000, speed: 500 },
    statistics: { autoplay: 3000, speed: 500 },
    testimonials: { autoplay: 3000, speed: 600 },
    whyUs: { autoplay: 2500, speed: 800 },
    reasons: { autoplay: 2500, speed: 800 },
    content: { autoplay: 0, speed: 500 },
    film: { autoplay: 2500, speed: 800 },
  },

  /** How long a page must be still before a scroll counts as finished. */
  scrollSettle: 150,

  /** How long a form's or the feed's request can take before it counts as failed. */
  sendTimeout: 15_000,
  /** The email service accepts one request in this time. */
  sendInterval: 1000,
  /** How long sending waits for the phone field's library before it goes ahead without it. */
  phoneLibraryWait: 3000,
  /** How often a popup that's due checks whether it would interrupt. */
  popupRetry: 500,
  feedTimeout: 10_000,
} as const;

/** How far above its target a hash scroll stops, in px. */
export const scrollOffsets = { section: 120, faqAndBlog: 80, header: 70, directory: 180 } as const;
