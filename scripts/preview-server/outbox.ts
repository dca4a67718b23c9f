import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** The path where the contact forms' email service accepts messages. */
export const EMAIL_PATH = "/api/v1.0/email/send";

/** The email service asks for these fields too. */
const messageSchema = z.looseObject({ user_id: z.string().min(1), template_params: z.looseObject({}) });

/** Stands in for the email service in a preview: appends the message to a file in a folder instead of sending it. */
export const keepMessage = async (
  outbox: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  let status = 200;
  try {
    const message = messageSchema.parse(JSON.parse(await text(request)));
    mkdirSync(outbox, { recursive: true });
    const line = JSON.stringify({ time: new Date().toISOString(), ...message });
    appendFileSync(path.join(outbox, "messages.jsonl"), `${line}\n`);
  } catch {
    status = 400;
  }
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(status === 200 ? "OK" : "user_id and template_params are required");
};
