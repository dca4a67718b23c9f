import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "Alle Beiträge",
  contact: "Sprechen Sie mit uns darüber",
  author: ({ author }) => `von ${author}`,
  date: longDate,
  notFound: "Beitrag nicht gefunden",
  notFoundText:
    "Vielleicht wurde er verschoben, oder die Adresse enthält einen Tippfehler. Alle Beiträge stehen im Blog.",
  notFoundBack: "Alle Beiträge",
  withoutScript: ({ link }) => (
    <>Dieser Beitrag braucht JavaScript. {link("Lesen Sie die Beiträge, die ohne auskommen")}.</>
  ),
};

export const postsMessages: typeof english.postsMessages = {
  loading: "Wird geladen …",
  failed: "Die Blogbeiträge konnten nicht geladen werden",
  none: "Noch keine Beiträge. Schauen Sie bald wieder vorbei.",
  withoutScript: ({ link }) => <>Die neuesten Beiträge stehen auf {link("der Blogseite")}.</>,
};
