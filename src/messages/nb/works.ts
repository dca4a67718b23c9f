import type * as english from "../en-GB/works";
import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "kampanjebilde", other: "kampanjebilder" },
  ai: { one: "KI-arbeid", other: "KI-arbeider" },
  cgi: { one: "CGI-arbeid", other: "CGI-arbeider" },
  videos: { one: "film", other: "filmer" },
  websites: { one: "nettsted", other: "nettsteder" },
};

export const worksMessages: typeof english.worksMessages = {
  none: "Vi velger hva vi skal vise her. Spør oss gjerne om arbeid som ligner det du trenger, i mellomtiden.",
  filter: "Filtrer arbeidene",
  all: "Alle",
  creative: "Kampanjer",
  ai: "KI",
  cgi: "CGI",
  videos: "Filmer",
  websites: "Nettsteder",
  items: ({ filter, count }) =>
    `${count} ${plural("nb", count, ITEMS[filter] ?? { one: "arbeid", other: "arbeider" })}`,
  shown: ({ items }) => `Viser ${items}`,
  open: ({ title }) => `Åpne ${title}`,
  play: ({ title }) => `Spill av ${title}`,
  profile: ({ platform }) => `${platform}, profilen vår`,
  lightbox: "Arbeidene våre",
  slide: "bilde",
  slidePlace: "{index} av {total}",
  previous: "Forrige arbeid",
  next: "Neste arbeid",
  alt: ({ title, client, alt }) => `${title}, ${client}: ${alt}`,
  more: "Slik gjør vi det",
};
