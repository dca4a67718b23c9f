import { longDate } from "../dates";
import type * as english from "../en-GB/blog";

export const postMessages: typeof english.postMessages = {
  back: "Todos os artigos",
  contact: "Fale com a gente sobre isso",
  author: ({ author }) => `por ${author}`,
  date: longDate,
  notFound: "Artigo não encontrado",
  notFoundText: "Talvez ele tenha mudado de lugar, ou o endereço esteja errado. Todos os nossos artigos estão no blog.",
  notFoundBack: "Todos os artigos",
  withoutScript: ({ link }) => <>Este artigo precisa de JavaScript. {link("Leia os que não precisam")}.</>,
};

export const postsMessages: typeof english.postsMessages = {
  loading: "Carregando…",
  failed: "Não foi possível carregar os artigos do blog",
  none: "Ainda não há artigos. Volte em breve.",
  withoutScript: ({ link }) => <>Os artigos mais recentes estão na {link("página do blog")}.</>,
};
