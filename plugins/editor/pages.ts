/* What belongs to each file of data/: the page that shows it, for the editor's preview and its link to the site, and its pictures. */
import type { SiteSettings } from "../content/schema/site-settings";

/** The addresses of the fixed pages, and of a legal text. */
export type Addresses = SiteSettings["paths"] & { readonly legal: string };

/** The page that shows a file, or the section of it, by the file's name without ".json". */
export const pageOf = (name: string, { services, works, clients, team, contact, blog, legal }: Addresses): string => {
  /** Files that the top of the home page doesn't show. */
  const pages: Readonly<Record<string, string>> = {
    "case-studies": "/#case-studies",
    clients,
    contact,
    faq: "/#faq",
    "home-services": "/#services",
    legal,
    method: "/#method",
    offices: "/#locations",
    "page-intros": services,
    partners: "/#partners",
    "portfolio-images": works,
    posts: blog,
    process: "/#process",
    reels: works,
    solutions: "/#solution",
    statistics: "/#statistics",
    team,
    testimonials: "/#testimonials",
    values: "/#about",
    websites: works,
    "why-us": "/#why-us",
  };
  return pages[name] ?? "/";
};

/** Folders of pictures that are named otherwise than their file. */
const PICTURE_FOLDERS: Readonly<Record<string, string>> = {
  home: "hero",
  "home-services": "videos",
  pages: "case-studies",
  "portfolio-images": "portfolio",
  posts: "blog",
};

/** Where new pictures of a file go, relative to data/, by the file's name without ".json". */
export const pictureFolderOf = (name: string): string => `images/${PICTURE_FOLDERS[name] ?? name}`;
