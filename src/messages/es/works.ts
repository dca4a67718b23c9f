import type * as english from "../en-GB/works";
import { plural, type PluralForms } from "../plural";

const ITEMS: Readonly<Record<string, PluralForms>> = {
  creative: { one: "creatividad", other: "creatividades" },
  ai: { one: "pieza con IA", other: "piezas con IA" },
  cgi: { one: "pieza CGI", other: "piezas CGI" },
  videos: { one: "vídeo", other: "vídeos" },
  websites: { one: "sitio web", other: "sitios web" },
};

export const worksMessages: typeof english.worksMessages = {
  none: "Estamos eligiendo qué mostrar aquí. Mientras tanto, pregúntanos por trabajos cercanos a tu negocio.",
  filter: "Filtrar los trabajos",
  all: "Todo",
  creative: "Creatividades",
  ai: "IA",
  cgi: "CGI",
  videos: "Vídeos",
  websites: "Sitios web",
  items: ({ filter, count }) =>
    `${count} ${plural("es", count, ITEMS[filter] ?? { one: "trabajo", other: "trabajos" })}`,
  shown: ({ items }) => `Mostrando ${items}`,
  open: ({ title }) => `Abrir ${title}`,
  play: ({ title }) => `Reproducir ${title}`,
  profile: ({ platform }) => `${platform}, nuestro perfil`,
  lightbox: "Nuestros trabajos",
  slide: "diapositiva",
  slidePlace: "{index} de {total}",
  previous: "Trabajo anterior",
  next: "Trabajo siguiente",
  alt: ({ title, client, alt }) => `${title}, ${client}: ${alt}`,
  more: "Cómo lo hacemos",
};
