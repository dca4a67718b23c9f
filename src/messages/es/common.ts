import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "Saltar al contenido",
  close: "Cerrar",
  tryAgain: "Reintentar",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `Blog de ${site}`,
  place: ({ place, total }) => `${place} de ${total}`,
  stars: ({ rating }) => `${rating} de 5 estrellas`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "No se ha podido mostrar esta parte de la página. Vuelve a cargarla.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "Ruta de navegación",
  home: "Inicio",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "carrusel",
  goToSlide: ({ number }) => `Ir a la diapositiva ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `Reproducir ${subject}`,
  pause: ({ subject }) => `Pausar ${subject}`,
  carousel: "el carrusel",
  typing: "la escritura animada",
  video: "el vídeo",
  videoOf: ({ title }) => `el vídeo de ${title}`,
  words: "las palabras",
};
