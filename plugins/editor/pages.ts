/* The page that shows each file of data/, for the editor's preview and its link to the site. */

/** Files that the top of the home page doesn't show, by their names without ".json". */
const PAGES: Readonly<Record<string, string>> = {
  "case-studies": "/#case-studies",
  clients: "/clients/",
  contact: "/contact/",
  faq: "/#faq",
  "home-services": "/#services",
  legal: "/privacy-policy/",
  method: "/#method",
  offices: "/#locations",
  "page-intros": "/services/",
  partners: "/#partners",
  "portfolio-images": "/our-works/",
  posts: "/blog/",
  process: "/#process",
  reels: "/our-works/",
  solutions: "/#solution",
  statistics: "/#statistics",
  team: "/team/",
  testimonials: "/#testimonials",
  values: "/#about",
  websites: "/our-works/",
  "why-us": "/#why-us",
};

/** The page that shows a file, or the section of it, by the file's name without ".json". */
export const pageOf = (name: string): string => PAGES[name] ?? "/";
