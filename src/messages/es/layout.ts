import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, inicio`,
  navigation: "Menú principal",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  pauseMotion: "Pausar todo el movimiento",
  playMotion: "Reanudar todo el movimiento",
  useDark: "Usar colores oscuros",
  useLight: "Usar colores claros",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "Países en los que trabajamos",
  quickLinks: "Enlaces rápidos",
  industries: "Sectores",
  contact: "Contacto",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "Formas de contacto",
  collapse: "Ocultar las formas de contacto",
  expand: "Mostrar las formas de contacto",
  email: "Correo",
  call: "Llamar",
  callMe: "Llamar",
  interested: "Me interesa",
  offline:
    "No tienes conexión, así que el formulario no se puede abrir. Puedes llamarnos o volver a intentarlo cuando tengas conexión.",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "Contacto",
  text: ({ reply }) => `Cuéntanos qué necesitas. Te responde una persona ${reply}.`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "Hablemos de crecer",
  text: ({ reply }) =>
    `Cuéntanos un poco sobre tu proyecto. Podrás terminarlo en la página siguiente, y te responde una persona ${reply}.`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "Y ahora",
  clocks: "Horas locales",
};
