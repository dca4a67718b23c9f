import type * as english from "../en-GB/common";

export const commonMessages: typeof english.commonMessages = {
  title: ({ page, site }) => `${page} | ${site}`,
  skipToContent: "Pular para o conteúdo",
  close: "Fechar",
  tryAgain: "Tentar de novo",
  whatsapp: "WhatsApp",
  feed: ({ site }) => `Blog da ${site}`,
  place: ({ place, total }) => `${place} de ${total}`,
  stars: ({ rating }) => `${rating} de 5 estrelas`,
  office: ({ city, district }) => (district === null ? city : `${city}, ${district}`),
  sectionFailed: "Não foi possível mostrar esta parte da página. Recarregue a página.",
};

export const breadcrumbsMessages: typeof english.breadcrumbsMessages = {
  label: "Trilha de navegação",
  home: "Início",
};

export const carouselMessages: typeof english.carouselMessages = {
  role: "carrossel",
  goToSlide: ({ number }) => `Ir para o slide ${number}`,
};

export const motionMessages: typeof english.motionMessages = {
  play: ({ subject }) => `Reproduzir ${subject}`,
  pause: ({ subject }) => `Pausar ${subject}`,
  carousel: "o carrossel",
  typing: "a digitação",
  video: "o vídeo",
  videoOf: ({ title }) => `o vídeo de ${title}`,
  words: "as palavras",
};
