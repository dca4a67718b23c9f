import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "creative", other: "creatives" },
  ai: { one: "AI piece", other: "AI pieces" },
  cgi: { one: "CGI piece", other: "CGI pieces" },
  videos: { one: "reel", other: "reels" },
  websites: { one: "website", other: "websites" },
};

/** The portfolio. */
export const worksMessages = {
  none: "We’re choosing what to show here. Until then, ask us for work close to your business.",
  filter: "Filter the work",
  all: "ALL",
  creative: "CREATIVES",
  ai: "AI",
  cgi: "CGI",
  videos: "REELS",
  websites: "WEBSITES",
  items: ({ filter, count }: { filter: string; count: number }) =>
    `${count} ${plural("en", count, ITEMS[filter] ?? { one: "item", other: "items" })}`,
  shown: ({ items }: { items: string }) => `${items} shown`,
  open: ({ title }: { title: string }) => `Open ${title}`,
  play: ({ title }: { title: string }) => `Play ${title}`,
  profile: ({ platform }: { platform: string }) => `${platform}, our profile`,
  lightbox: "Our work",
  slide: "slide",
  /** The lightbox puts the numbers in. */
  slidePlace: "{index} of {total}",
  previous: "Previous work",
  next: "Next work",
  alt: ({ title, client, alt }: { title: string; client: string; alt: string }) => `${title}, ${client}: ${alt}`,
  more: "How we do this",
};
