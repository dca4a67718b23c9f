import type * as english from "../en-GB/works";
import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "criativo", other: "criativos" },
  ai: { one: "peça com IA", other: "peças com IA" },
  cgi: { one: "peça em CGI", other: "peças em CGI" },
  videos: { one: "vídeo", other: "vídeos" },
  websites: { one: "site", other: "sites" },
};

export const worksMessages: typeof english.worksMessages = {
  none: "Estamos escolhendo o que mostrar aqui. Até lá, pergunte sobre trabalhos próximos do seu negócio.",
  filter: "Filtrar os trabalhos",
  all: "Tudo",
  creative: "Criativos",
  ai: "IA",
  cgi: "CGI",
  videos: "Vídeos",
  websites: "Sites",
  items: ({ filter, count }) =>
    `${count} ${plural("pt", count, ITEMS[filter] ?? { one: "trabalho", other: "trabalhos" })}`,
  shown: ({ items }) => `Mostrando ${items}`,
  open: ({ title }) => `Abrir ${title}`,
  play: ({ title }) => `Reproduzir ${title}`,
  profile: ({ platform }) => `${platform}, nosso perfil`,
  lightbox: "Nossos trabalhos",
  slide: "slide",
  slidePlace: "{index} de {total}",
  previous: "Trabalho anterior",
  next: "Próximo trabalho",
  alt: ({ title, client, alt }) => `${title}, ${client}: ${alt}`,
  more: "Como fazemos",
};
