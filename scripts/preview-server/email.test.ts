/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { createEmailEndpoint, EMAIL_PATH } from "./email.mjs";

const MESSAGE = {
  service_id: "service",
  template_id: "template",
  user_id: "key",
  template_params: { from_name: "Meera", from_email: "meera@example.com", phone: "", message: "Hello" },
};

let outbox: string;
let server: Server | undefined;
let origin: string;
let lines: string[];

beforeEach(() => {
  outbox = mkdtempSync(path.join(os.tmpdir(), "outbox-"));
  lines = [];
});

afterEach(async () => {
  jest.useRealTimers();
  await new Promise((resolve) => {
    server?.close(resolve);
    server?.closeAllConnections();
  });
  rmSync(outbox, { recursive: true });
});

const start = async (limits: Partial<Parameters<typeof createEmailEndpoint>[0]> = {}) => {
  const endpoint = createEmailEndpoint({ outbox, log: (line) => lines.push(line), ...limits });
  const listening = createServer((request, response) => void endpoint(request, response));
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, "127.0.0.1", resolve);
  });
  const address = listening.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

const send = (headers: Record<string, string> = { origin }, method = "POST") =>
  fetch(origin + EMAIL_PATH, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "POST" ? { body: JSON.stringify(MESSAGE) } : {}),
  });

const kept = () => readFileSync(path.join(outbox, "messages.jsonl"), "utf8").trim().split("\n");

it("takes no message from a program that names no page", async () => {
  await start();
  expect((await send({})).status).toBe(403);
  expect((await send()).status).toBe(200);
  expect(kept()).toHaveLength(1);
});

it("limits what one address sends in a while, whatever page it names", async () => {
  await start({ rate: { messages: 3, span: 60_000 } });
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "queueMicrotask"] });
  const statuses: number[] = [];
  const senders: Record<string, string>[] = [{ origin }, {}, { origin: "https://elsewhere.example" }, { origin }, {}];
  for (const headers of senders) statuses.push((await send(headers)).status);
  expect(statuses).toEqual([200, 403, 403, 429, 429]);
  const refused = await send();
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBe(origin);
  expect(kept()).toHaveLength(1);
  jest.setSystemTime(Date.now() + 60_000);
  expect((await send()).status).toBe(200);
});

it("refuses a message for which the outbox has no room, and keeps those that are there", async () => {
  await start({ largestOutbox: 400 });
  expect((await send()).status).toBe(200);
  const before = kept();
  const statuses = [(await send()).status, (await send()).status];
  expect(statuses).toEqual([507, 507]);
  expect(kept()).toEqual(before);
  expect(lines.at(-1)).toContain("full");
});

it("answers a preflight request of a local page, and of no other", async () => {
  await start();
  expect((await send({ origin }, "OPTIONS")).status).toBe(204);
  const foreign = await send({ origin: "https://elsewhere.example" }, "OPTIONS");
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("Access-Control-Allow-Origin")).toBeNull();
});
