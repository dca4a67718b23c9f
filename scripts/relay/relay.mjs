// @ts-check
/**
 * A relay between the forms and your inbox, for Netlify, Cloudflare Pages, Vercel or a server with Node 20 or newer.
 * docs/developers/own-server.md says where to put it. Its settings are environment variables: SITE is the address, such as
 * https://www.example.com, MAIL_TO and MAIL_FROM are addresses, and RESEND_KEY is the key of https://resend.com. For
 * another mail service, change `deliver`.
 */

/** In bytes. */
const LARGEST_BODY = 100 * 1024;

/** @typedef {Record<string, string | undefined>} Settings */

/** One line, as fits in the header of an email. @param {string} [words] */
const oneLine = (words = "") => words.replace(/\p{Cc}+/gu, " ").slice(0, 200);

/** @param {unknown} value @returns {value is Record<string, string>} */
const isTexts = (value) =>
  typeof value === "object" && value !== null && Object.values(value).every((field) => typeof field === "string");

/** The fields of a message, or undefined if the body is none. @param {string} body */
const fieldsOf = (body) => {
  try {
    const { template_params: fields } = JSON.parse(body);
    return isTexts(fields) && fields.message !== undefined ? fields : undefined;
  } catch {
    return undefined;
  }
};

/** Sends the email. @param {Record<string, string>} fields @param {Settings} settings */
const deliver = ({ from_name, from_email, phone, message, message_id = "" }, { MAIL_FROM, MAIL_TO, RESEND_KEY }) =>
  fetch("https://api.resend.com/emails", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${RESEND_KEY}`,
      "Content-Type": "application/json",
      // The same message sent again is one email.
      "Idempotency-Key": message_id,
    },
    body: JSON.stringify({
      from: MAIL_FROM,
      to: MAIL_TO,
      ...(from_email ? { reply_to: oneLine(from_email) } : {}),
      subject: `Website message from ${oneLine(from_name)}`,
      text: `${message}\n\nName: ${from_name}\nEmail: ${from_email}\nPhone: ${phone}\n`,
    }),
  });

/** @param {Request} request @param {Settings} [settings] @returns {Promise<Response>} */
export const relay = async (request, settings = process.env) => {
  const origin = request.headers.get("Origin");
  // Browsers send it with every POST.
  if (!settings.SITE || origin !== new URL(settings.SITE).origin) return new Response("Forbidden", { status: 403 });
  const headers = {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Headers": "Content-Type",
    Vary: "Origin",
  };
  /** @param {number} status @param {string | null} words */
  const answer = (status, words) => new Response(words, { status, headers });
  if (request.method === "OPTIONS") return answer(204, null);
  if (request.method !== "POST") return answer(405, "Method not allowed");
  const body = await request.text();
  if (body.length > LARGEST_BODY) return answer(413, "The message is too large");
  const fields = fieldsOf(body);
  if (!fields) return answer(400, "That is no message");
  const { ok } = await deliver(fields, settings);
  return ok ? answer(200, "OK") : answer(502, "The mail service refused the message");
};

/** Netlify, which also limits the rate. @param {Request} request */
export default (request) => relay(request);
export const config = {
  path: "/api/v1.0/email/send",
  rateLimit: { windowLimit: 5, windowSize: 60, aggregateBy: ["ip", "domain"] },
};

/** Cloudflare Pages. @param {{ request: Request, env: Settings }} context */
export const onRequest = ({ request, env }) => relay(request, env);

/** Vercel. @param {Request} request */
export const POST = (request) => relay(request);
/** @param {Request} request */
export const OPTIONS = (request) => relay(request);

/** Node: `PORT=8025 node relay.mjs`, behind a web server that limits the rate. */
const listen = async () => {
  const { createServer } = await import("node:http");
  const { text } = await import("node:stream/consumers");
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", headers } = incoming;
    const request = new Request(`http://localhost${incoming.url}`, {
      method,
      headers: { Origin: headers.origin ?? "" },
      ...(method === "POST" ? { body: await text(incoming) } : {}),
    });
    const response = await relay(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  server.listen(Number(process.env.PORT ?? 8025), "127.0.0.1");
};
if (globalThis.process?.argv?.[1]?.endsWith("relay.mjs")) void listen();
