import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "Nome",
  fullName: "Nome completo",
  business: "Empresa",
  email: "E-mail",
  phone: "Telefone",
  mobile: "Celular",
  country: "País do número de telefone",
  message: "Mensagem",
  requirements: "O que você precisa",
  requirementsHint: "No mínimo 50 caracteres",
  optional: "Opcional",
  honeypot: "Deixe este campo vazio",
  nameMissing: "Digite seu nome.",
  messageMissing: "Escreva uma mensagem.",
  requirementsMissing: "Conte o que você precisa.",
  emailInvalid: "Digite um e-mail válido.",
  phoneInvalid: "Digite um número de telefone válido.",
  unreachable: "Informe um e-mail ou um telefone para que possamos responder.",
};

export const formMessages: typeof english.formMessages = {
  contact: "Fale conosco",
  contactSubmit: "Enviar",
  panelSubmit: "Enviar",
  serviceSubmit: "Enviar",
  popupSubmit: "Continuar",
  done: "Obrigado!",
  offline: "Você está sem conexão. Seu texto fica salvo aqui, e você pode enviar quando a conexão voltar.",
  sending: "Enviando sua mensagem…",
  unanswered:
    "Não recebemos resposta, mas sua mensagem pode ter chegado. Se você enviar de novo, saberemos que é a mesma.",
  sent: "Mensagem enviada!",
  failed: "Ocorreu um erro ao enviar sua mensagem.",
  otherWaysAfterFailure: "Nada do que você escreveu se perdeu. Envie de outra forma:",
  otherWays: "Ou escreva para nós por aqui:",
  email: "E-mail",
  withoutScript: ({ email, link }) => (
    <>Sem JavaScript, este formulário abre seu aplicativo de e-mail. Ou escreva para {link(email)}.</>
  ),
  thanks: "Obrigado por falar com a gente!",
  thanksText: "Responderemos em breve.",
  restart: "Escrever outra mensagem",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `Mensagem para ${site}`,
  service: ({ service }) => `Serviço: ${service}`,
  business: ({ business }) => `Empresa: ${business}`,
  industry: ({ industry }) => `Setor: ${industry}`,
};
