/** The header. */
export const headerMessages = {
  home: ({ site }: { site: string }) => `${site}, home`,
  navigation: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  pauseMotion: "Pause all motion",
  playMotion: "Play all motion",
  useDark: "Use dark colours",
  useLight: "Use light colours",
};

/** The end of every page. */
export const closingMessages = {
  label: "What next",
  clocks: "Local times",
};

/** The footer. */
export const footerMessages = {
  countries: "Countries we work in",
  quickLinks: "Quick Links",
  industries: "Industries",
  contact: "Contact Info",
};

/** The contact links that float at the edge of the window. */
export const toolsMessages = {
  label: "Contact tools",
  collapse: "Collapse contact tools",
  expand: "Expand contact tools",
  email: "Email",
  call: "Call",
  callMe: "Call Me",
  interested: "I'm Interested",
  offline: "You’re offline, so the form can’t open. You can still call us, or try again when you’re back online.",
};

/** The contact panel. */
export const panelMessages = {
  heading: "Contact Us",
  text: ({ reply }: { reply: string }) => `Tell us what you need. A person answers ${reply}.`,
};

/** The popup. */
export const popupMessages = {
  heading: "Let's talk growth",
  text: ({ reply }: { reply: string }) =>
    `Tell us a little about your project. You can finish it on the next page, and a person answers ${reply}.`,
};
