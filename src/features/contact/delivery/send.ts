import { motion } from "../../../theme";
import { sendReports } from "../../monitoring/reports";
import type { MessageParams } from "./message";

/** Why a message couldn't be sent. Safe to log: it contains nothing that the visitor typed. */
export class SendError extends Error {
  override readonly name = "SendError";

  /** @param mayHaveArrived whether the message was sent and only the answer is missing. */
  constructor(
    message: string,
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }
}

const OFFLINE = "The browser is offline.";

/** When the last request was sent: the service accepts one a second. */
let lastRequest = 0;

const storageThrows = (): boolean => {
  try {
    return typeof window.localStorage === "undefined";
  } catch {
    return true;
  }
};

/** Loads the SDK, which reads localStorage at once. That must not throw, so where it's blocked, it becomes undefined. */
async function importSdk() {
  if (storageThrows()) Object.defineProperty(window, "localStorage", { configurable: true, value: undefined });
  return import("@emailjs/browser");
}

/** Fetches the SDK ahead of time. A failure shows when a message is sent, which tries again. */
export function prepareToSend(): void {
  importSdk().catch(() => undefined);
}

/** Rejects on the timeout or when the browser goes offline, whichever is first, unless the attempt is over by then. */
const failure = (over: AbortSignal): Promise<never> => {
  const began = Date.now();
  return new Promise((_, reject) => {
    const fail = (reason: string) => reject(new SendError(reason, lastRequest >= began));
    const timer = setTimeout(fail, motion.sendTimeout, `No answer within ${motion.sendTimeout / 1000} s.`);
    over.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("offline", () => fail(OFFLINE), { signal: over });
  });
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether a successful response means that the message was accepted. EmailJS says "OK"
 * (https://www.emailjs.com/docs/rest-api/send/), and a relay may send JSON or nothing. A hotel's network, or a host that
 * answers everything with its start page, returns HTML.
 */
const isAccepted = (text: string): boolean => ["", "OK"].includes(text.trim()) || isJson(text);

/** The service's address. Unset: the service's own. Empty or "/": this site's host, where a preview server answers. */
const origin = (): string | undefined => process.env.GATSBY_EMAILJS_ORIGIN?.replace(/\/+$/, "");

async function post(params: MessageParams, over: AbortSignal): Promise<void> {
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) throw new SendError("The keys of the email service are not set.");

  const { default: emailjs } = await importSdk();
  const wait = lastRequest + motion.sendInterval - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // The visitor has already seen that it failed. If it were sent now, the next attempt would send a second message.
  over.throwIfAborted();
  emailjs.init({ publicKey }, origin());
  lastRequest = Date.now();
  const { text } = await emailjs.send(serviceId, templateId, params);
  if (!isAccepted(text)) throw new SendError("Something else answered in the email service's place.");
}

/** The service's errors are `{ status, text }`. We don't pass on the text, in case it repeats what was sent. */
const toSendError = (error: unknown): SendError => {
  if (error instanceof SendError) return error;
  const status = typeof error === "object" && error !== null && "status" in error && String(error.status);
  return new SendError(status ? `The email service answered ${status}.` : "The email service could not be reached.");
};

/** Sends a message through the email service. @throws {SendError} if it isn't accepted within 15 s */
export async function sendMessage(params: MessageParams): Promise<void> {
  if (!navigator.onLine) throw new SendError(OFFLINE);
  const attempt = new AbortController();
  try {
    await Promise.race([post(params, attempt.signal), failure(attempt.signal)]);
  } catch (error) {
    const failed = toSendError(error);
    sendReports([{ name: "failed-send", value: 1, reason: failed.message }]);
    throw failed;
  } finally {
    attempt.abort();
  }
}
