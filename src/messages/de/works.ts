import type * as english from "../en-GB/works";
import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "Kampagnenmotiv", other: "Kampagnenmotive" },
  ai: { one: "KI-Arbeit", other: "KI-Arbeiten" },
  cgi: { one: "CGI-Arbeit", other: "CGI-Arbeiten" },
  videos: { one: "Film", other: "Filme" },
  websites: { one: "Website", other: "Websites" },
};

export const worksMessages: typeof english.worksMessages = {
  none: "Wir wählen gerade aus, was wir hier zeigen. Fragen Sie uns bis dahin nach Arbeiten aus Ihrer Branche.",
  filter: "Arbeiten filtern",
  all: "Alle",
  creative: "Kampagnen",
  ai: "KI",
  cgi: "CGI",
  videos: "Filme",
  websites: "Websites",
  items: ({ filter, count }) =>
    `${count} ${plural("de", count, ITEMS[filter] ?? { one: "Arbeit", other: "Arbeiten" })}`,
  shown: ({ items }) => `${items} zu sehen`,
  open: ({ title }) => `${title} öffnen`,
  play: ({ title }) => `${title} abspielen`,
  profile: ({ platform }) => `${platform}, unser Profil`,
  lightbox: "Unsere Arbeiten",
  slide: "Folie",
  slidePlace: "{index} von {total}",
  previous: "Vorherige Arbeit",
  next: "Nächste Arbeit",
  alt: ({ title, client, alt }) => `${title}, ${client}: ${alt}`,
  more: "So machen wir das",
};
