// @ts-check
import { appendFileSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/** The path where the contact forms' email service accepts messages. */
export const EMAIL_PATH = "/api/v1.0/email/send";

/** In bytes. */
const LARGEST_BODY = 100 * 1024;
const LARGEST_OUTBOX = 20 * 1024 * 1024;

/** How many messages one address can send in how many ms. */
const RATE = { messages: 30, span: 60_000 };

/** @typedef {{ service_id: string, template_id: string, user_id: string, template_params: Record<string, string> }} Message */

/** @param {import("node:http").IncomingMessage} request @returns {Promise<string | undefined>} undefined: too large */
const readBody = async (request) => {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Keeps reading without saving, so that the sender gets an answer instead of a broken connection.
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks).toString("utf8");
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {string} body @returns {Message | string} the message, or what is wrong with it */
const parseMessage = (body) => {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(body);
  } catch {
    return "The body is not JSON";
  }
  if (!isObject(value)) return "The body is not an object";
  const { service_id, template_id, user_id, template_params } = value;
  for (const [name, id] of Object.entries({ service_id, template_id, user_id })) {
    if (typeof id !== "string" || id === "") return `${name} is required`;
  }
  if (!isObject(template_params)) return "template_params is required";
  if (Object.values(template_params).some((field) => typeof field !== "string")) return "template_params holds texts";
  return /** @type {Message} */ (value);
};

/** One line, whatever a visitor typed: no line breaks or terminal controls. @param {string} text */
const oneLine = (text) => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").slice(0, 80);

/**
 * Whether a request comes from the served site or another local page. Browsers send the origin with every POST, so one
 * without it comes from a program.
 *
 * @param {import("node:http").IncomingMessage} request
 */
const isLocal = (request) => {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === request.headers.host || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** Limits how often each address may send. @param {typeof RATE} rate */
const createRateLimit = ({ messages, span }) => {
  /** When each address has sent of late. @type {Map<string, number[]>} */
  const sent = new Map();

  /** Counts a message. @param {string} address @returns {number} 0, or in how many seconds to try again */
  return (address) => {
    const now = Date.now();
    for (const [other, times] of sent) {
      const recent = times.filter((time) => time > now - span);
      if (recent.length > 0) sent.set(other, recent);
      else sent.delete(other);
    }
    const times = sent.get(address) ?? [];
    const [first] = times;
    if (first !== undefined && times.length >= messages) return Math.ceil((first + span - now) / 1000);
    sent.set(address, [...times, now]);
    return 0;
  };
};

/**
 * Answers instead of the email service: checks the message as the service would, and appends it to a file. It's the
 * example for your own relay (docs/forms.md), so every limit applies to every request, whoever sends it.
 *
 * @param {{ outbox: string, log: (line: string) => void, rate?: typeof RATE, largestOutbox?: number }} options
 *   `outbox` is the file's folder, `largestOutbox` its maximum size in bytes
 */
export const createEmailEndpoint = ({ outbox, log, rate = RATE, largestOutbox = LARGEST_OUTBOX }) => {
  const file = path.join(outbox, "messages.jsonl");
  const secondsToWait = createRateLimit(rate);

  /** Appends a line, unless the file would grow too large. @param {string} line */
  const keep = (line) => {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size + Buffer.byteLength(line) > largestOutbox) return false;
    mkdirSync(outbox, { recursive: true });
    appendFileSync(file, line);
    return true;
  };

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  return async (request, response) => {
    /** @param {number} status @param {string} text */
    const answer = (status, text) => {
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
      response.end(text);
    };
    // Stops a page on the internet from filling the outbox through the maintainer's browser.
    const refuse = () => answer(403, "Messages are taken from local pages only");
    const local = isLocal(request);
    if (local) {
      response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "");
      response.setHeader("Vary", "Origin");
    }
    if (request.method === "OPTIONS") {
      if (!local) return refuse();
      response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      response.setHeader("Access-Control-Max-Age", "600");
      response.writeHead(204);
      return response.end();
    }
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST, OPTIONS");
      return answer(405, "Method not allowed");
    }
    const wait = secondsToWait(request.socket.remoteAddress ?? "");
    if (wait > 0) {
      response.setHeader("Retry-After", String(wait));
      return answer(429, "Too many messages");
    }
    if (!local) return refuse();
    const body = await readBody(request);
    if (body === undefined) return answer(413, "The message is too large");
    const message = parseMessage(body);
    if (typeof message === "string") return answer(400, message);
    if (!keep(`${JSON.stringify({ time: new Date().toISOString(), ...message })}\n`)) {
      // The visitor gets an error and keeps the text. Deleting older messages would lose those.
      log(`A message was refused: ${path.relative(process.cwd(), file)} is full. Move it away to go on.`);
      return answer(507, "The outbox is full");
    }
    const { from_name: name = "", from_email: email = "" } = message.template_params;
    log(`Message from ${oneLine(name) || "nobody"} <${oneLine(email)}> kept in ${path.relative(process.cwd(), file)}`);
    return answer(200, "OK");
  };
};
