import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "Nombre",
  fullName: "Nombre y apellidos",
  business: "Empresa",
  email: "Correo electrónico",
  phone: "Teléfono",
  mobile: "Móvil",
  country: "País del número de teléfono",
  message: "Mensaje",
  requirements: "Qué necesitas",
  requirementsHint: "50 caracteres como mínimo",
  optional: "Opcional",
  honeypot: "Deja este campo vacío",
  nameMissing: "Escribe tu nombre.",
  messageMissing: "Escribe un mensaje.",
  requirementsMissing: "Cuéntanos qué necesitas.",
  emailInvalid: "Escribe un correo electrónico válido.",
  phoneInvalid: "Escribe un número de teléfono válido.",
  unreachable: "Añade un correo electrónico o un teléfono para que podamos responderte.",
};

export const formMessages: typeof english.formMessages = {
  contact: "Contacto",
  contactSubmit: "Enviar",
  panelSubmit: "Enviar",
  serviceSubmit: "Enviar",
  popupSubmit: "Continuar",
  done: "¡Gracias!",
  offline: "No tienes conexión. Tu texto queda guardado aquí y podrás enviarlo cuando vuelvas a tenerla.",
  sending: "Enviando tu mensaje…",
  unanswered:
    "No hemos recibido respuesta, pero puede que tu mensaje haya llegado. Si lo envías otra vez, sabremos que es el mismo.",
  sent: "¡Mensaje enviado!",
  failed: "Ha habido un error al enviar tu mensaje.",
  otherWaysAfterFailure: "No se ha perdido nada de lo que has escrito. Envíalo de otra forma:",
  otherWays: "O escríbenos por aquí:",
  email: "Correo",
  withoutScript: ({ email, link }) => (
    <>Sin JavaScript, este formulario abre tu aplicación de correo. O escribe a {link(email)}.</>
  ),
  thanks: "¡Gracias por escribirnos!",
  thanksText: "Te responderemos muy pronto.",
  restart: "Escribir otro mensaje",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `Mensaje para ${site}`,
  service: ({ service }) => `Servicio: ${service}`,
  business: ({ business }) => `Empresa: ${business}`,
  industry: ({ industry }) => `Sector: ${industry}`,
};
