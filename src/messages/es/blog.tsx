import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "Todos los artículos",
  contact: "Hablemos de ello",
  author: ({ author }) => `por ${author}`,
  date: longDate,
  notFound: "No encontramos el artículo",
  notFoundText:
    "Puede que haya cambiado de sitio o que la dirección esté mal escrita. Todos nuestros artículos están en el blog.",
  notFoundBack: "Todos los artículos",
  withoutScript: ({ link }) => <>Este artículo necesita JavaScript. {link("Lee los que no lo necesitan")}.</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "Cargando…",
  failed: "No se han podido cargar los artículos del blog",
  none: "Todavía no hay artículos. Vuelve pronto.",
  withoutScript: ({ link }) => <>Los artículos más recientes están en {link("la página del blog")}.</>,
};
