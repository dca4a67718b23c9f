// @ts-check
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";

/** The path where the contact forms' email service accepts messages. */
export const EMAIL_PATH = "/api/v1.0/email/send";

/**
 * Stands in for the email service in a preview: appends the message to a file instead of sending it.
 *
 * @param {string} outbox the file's folder
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export const keepMessage = async (outbox, request, response) => {
  /** @param {number} status @param {string} words */
  const answer = (status, words) => {
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    response.end(words);
  };
  try {
    const { template_params: fields, ...account } = JSON.parse(await text(request));
    // The email service asks for them too.
    if (!account.user_id || !fields) return answer(400, "user_id and template_params are required");
    mkdirSync(outbox, { recursive: true });
    const file = path.join(outbox, "messages.jsonl");
    appendFileSync(
      file,
      `${JSON.stringify({ time: new Date().toISOString(), ...account, template_params: fields })}\n`,
    );
    return answer(200, "OK");
  } catch {
    return answer(400, "The body is not a message");
  }
};
