/** @jest-environment node */
import { onRequest, relay } from "./relay.mjs";

const SITE = "https://www.site.example";
const SETTINGS = { SITE, MAIL_TO: "inbox@site.example", MAIL_FROM: "forms@site.example", RESEND_KEY: "secret" };
const FIELDS = { from_name: "Meera\r\nBcc: all@x", from_email: "meera@x.example", phone: "", message: "Hello\nthere" };

const deliver = jest.spyOn(globalThis, "fetch");

const ask = (body: unknown, { origin = SITE, method = "POST" } = {}) =>
  new Request(`${SITE}/api/v1.0/email/send`, {
    method,
    headers: { Origin: origin },
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });

beforeEach(() => {
  deliver.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: "1" })));
});

it("sends a message from the site to the inbox, with no line breaks in its headers, and answers as the forms expect", async () => {
  const message = { template_params: { ...FIELDS, message_id: "abc" } };
  const answer = await relay(ask(message), SETTINGS);
  expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(SITE);
  const [address, { headers, body } = {}] = deliver.mock.calls[0] ?? [];
  expect(address).toBe("https://api.resend.com/emails");
  expect(headers).toMatchObject({ Authorization: "Bearer secret", "Idempotency-Key": "abc" });
  expect(JSON.parse(typeof body === "string" ? body : "")).toEqual({
    from: "forms@site.example",
    to: "inbox@site.example",
    reply_to: "meera@x.example",
    subject: "Website message from Meera Bcc: all@x",
    text: expect.stringContaining("Hello\nthere") as string,
  });
});

it.each([
  ["another site", ask({ template_params: FIELDS }, { origin: "https://evil.example" }), 403],
  ["no JSON", ask("{"), 400],
  ["no fields", ask({}), 400],
  ["no message", ask({ template_params: {} }), 400],
  ["a field that is no text", ask({ template_params: { ...FIELDS, message: {} } }), 400],
  ["more than 100 kB", ask({ template_params: { message: "x".repeat(110_000) } }), 413],
  ["a page view", ask("", { method: "GET" }), 405],
])("refuses %s and sends nothing", async (_, request, status) => {
  expect((await relay(request, SETTINGS)).status).toBe(status);
  expect(deliver).not.toHaveBeenCalled();
});

it("refuses everything until it knows the site", async () => {
  expect((await relay(ask({ template_params: FIELDS }), {})).status).toBe(403);
});

it("says so if the mail service refuses, so that the form fails too", async () => {
  deliver.mockResolvedValue(new Response("quota", { status: 429 }));
  expect((await relay(ask({ template_params: FIELDS }), SETTINGS)).status).toBe(502);
});

it("answers a preflight request, and takes its settings from Cloudflare", async () => {
  const answer = await onRequest({ request: ask("", { method: "OPTIONS" }), env: SETTINGS });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
});
