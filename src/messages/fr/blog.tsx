import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "Tous les articles",
  contact: "Parlons-en",
  author: ({ author }) => `par ${author}`,
  date: longDate,
  notFound: "Article introuvable",
  notFoundText: "Il a peut-être été déplacé, ou l’adresse est mal écrite. Tous nos articles sont sur le blog.",
  notFoundBack: "Tous les articles",
  withoutScript: ({ link }) => <>Cet article a besoin de JavaScript. {link("Lisez ceux qui s’en passent")}.</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "Chargement…",
  failed: "Impossible de charger les articles du blog",
  none: "Pas encore d’articles. Revenez bientôt.",
  withoutScript: ({ link }) => <>Les derniers articles sont sur {link("la page du blog")}.</>,
};
