import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "Alle innlegg",
  contact: "Snakk med oss om det",
  author: ({ author }) => `av ${author}`,
  date: longDate,
  notFound: "Vi finner ikke innlegget",
  notFoundText:
    "Kanskje det er flyttet, eller det er en skrivefeil i adressen. Alle innleggene våre ligger på bloggen.",
  notFoundBack: "Alle innlegg",
  withoutScript: ({ link }) => <>Dette innlegget trenger JavaScript. {link("Les de innleggene som ikke gjør det")}.</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "Laster …",
  failed: "Kunne ikke hente blogginnleggene",
  none: "Ingen innlegg ennå. Kom gjerne tilbake snart.",
  withoutScript: ({ link }) => <>De nyeste innleggene ligger på {link("bloggsiden")}.</>,
};
