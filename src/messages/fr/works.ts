import type * as english from "../en-GB/works";
import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "création", other: "créations" },
  ai: { one: "création IA", other: "créations IA" },
  cgi: { one: "image de synthèse", other: "images de synthèse" },
  videos: { one: "film", other: "films" },
  websites: { one: "site", other: "sites" },
};

export const worksMessages: typeof english.worksMessages = {
  none: "Nous choisissons ce que nous allons montrer ici. En attendant, demandez-nous des réalisations proches de votre activité.",
  filter: "Filtrer les réalisations",
  all: "Tout",
  creative: "Créations",
  ai: "IA",
  cgi: "Synthèse",
  videos: "Films",
  websites: "Sites",
  items: ({ filter, count }) =>
    `${count} ${plural("fr", count, ITEMS[filter] ?? { one: "réalisation", other: "réalisations" })}`,
  shown: ({ items }) => `Affichage\u00a0: ${items}`,
  open: ({ title }) => `Ouvrir ${title}`,
  play: ({ title }) => `Lire ${title}`,
  profile: ({ platform }) => `${platform}, notre profil`,
  lightbox: "Nos réalisations",
  slide: "diapositive",
  slidePlace: "{index} sur {total}",
  previous: "Réalisation précédente",
  next: "Réalisation suivante",
  alt: ({ title, client, alt }) => `${title}, ${client}\u00a0: ${alt}`,
  more: "Comment nous procédons",
};
