/* The page that shows each file of data/, for the editor's preview and its link to the site. */

/** Files whose page isn't the home page, by their names without ".json". */
const PAGES: Readonly<Record<string, string>> = {
  clients: "/clients/",
  contact: "/contact/",
  legal: "/privacy-policy/",
  "page-intros": "/services/",
  "portfolio-images": "/our-works/",
  posts: "/blog/",
  reels: "/our-works/",
  team: "/team/",
  websites: "/our-works/",
};

/** The page that shows a file, by the file's name without ".json". */
export const pageOf = (name: string): string => PAGES[name] ?? "/";
