import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, página inicial`,
  navigation: "Menu principal",
  openMenu: "Abrir o menu",
  closeMenu: "Fechar o menu",
  pauseMotion: "Pausar todo o movimento",
  playMotion: "Retomar todo o movimento",
  useDark: "Usar cores escuras",
  useLight: "Usar cores claras",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "Países onde trabalhamos",
  quickLinks: "Links rápidos",
  industries: "Setores",
  contact: "Contato",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "Formas de contato",
  collapse: "Recolher as formas de contato",
  expand: "Expandir as formas de contato",
  email: "E-mail",
  call: "Ligar",
  callMe: "Ligar",
  interested: "Tenho interesse",
  offline:
    "Você está sem conexão, por isso o formulário não abre. Você ainda pode ligar para nós ou tentar de novo quando a conexão voltar.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "Fale conosco",
  text: ({ reply }) => `Conte o que você precisa. Uma pessoa responde ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "Vamos falar de crescimento",
  text: ({ reply }) =>
    `Conte um pouco sobre o seu projeto. Você pode terminar na próxima página, e uma pessoa responde ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "E agora",
  clocks: "Horas locais",
};
