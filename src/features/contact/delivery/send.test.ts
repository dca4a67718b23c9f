import type { SendError as SendErrorType, sendMessage as SendMessage } from "./send";

const params = {
  from_name: "Asha",
  from_email: "asha@example.com",
  phone: "+971501234567",
  message: "Hello",
  message_id: "1f",
};
const KEYS = {
  GATSBY_EMAILJS_SERVICE_ID: "service_1",
  GATSBY_EMAILJS_TEMPLATE_ID: "template_1",
  GATSBY_EMAILJS_PUBLIC_KEY: "public_1",
};

const request = jest.fn<Promise<{ ok: boolean; status: number; text: () => Promise<string> }>, [string, RequestInit]>();
const answer = (status: number, text = "OK") => ({ ok: status < 300, status, text: () => Promise.resolve(text) });

let sendMessage: typeof SendMessage;
let SendError: typeof SendErrorType;

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  Object.assign(process.env, KEYS);
  delete process.env.GATSBY_EMAILJS_ORIGIN;
  request.mockReset().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: request });
  ({ sendMessage, SendError } = await import("./send"));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The outcome of a send: "sent", or the reason it failed. */
const outcome = (): Promise<string> =>
  sendMessage(params).then(
    () => "sent",
    (error: unknown) => {
      if (!(error instanceof SendError)) return `not a SendError: ${String(error)}`;
      return error.mayHaveArrived ? `${error.message} It may have arrived.` : error.message;
    },
  );

it("reports why a message wasn't sent, and nothing of the message", async () => {
  process.env.GATSBY_REPORTS_URL = "/reports";
  const beacon = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  request.mockRejectedValueOnce({ status: 412, text: params.message });
  await outcome();
  expect(beacon.mock.calls).toEqual([["/reports", expect.stringContaining("The email service answered 412.")]]);
  const [, body = ""] = beacon.mock.calls[0] ?? [];
  for (const typed of Object.values(params)) expect(body).not.toContain(`"${typed}"`);
  delete process.env.GATSBY_REPORTS_URL;
});

it("reports nothing where reports are off", async () => {
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  request.mockRejectedValueOnce({ status: 412, text: "" });
  await outcome();
  expect(beacon).not.toHaveBeenCalled();
});

it("posts the fields of the email template with the keys", async () => {
  expect(await outcome()).toBe("sent");
  expect(request).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = request.mock.calls[0] ?? ["", {}];
  expect(url).toBe("https://api.emailjs.com/api/v1.0/email/send");
  expect(method).toBe("POST");
  expect(JSON.parse(typeof body === "string" ? body : "")).toEqual({
    lib_version: "4.4.1",
    user_id: "public_1",
    service_id: "service_1",
    template_id: "template_1",
    template_params: params,
  });
});

it.each([
  ["/", "/api/v1.0/email/send"],
  ["", "/api/v1.0/email/send"],
  ["https://mail.example/", "https://mail.example/api/v1.0/email/send"],
])("sends to the origin %j", async (origin, url) => {
  process.env.GATSBY_EMAILJS_ORIGIN = origin;
  await outcome();
  expect(request.mock.calls[0]?.[0]).toBe(url);
});

it.each([400, 403, 412, 413, 429, 500, 503])(
  "fails on status %d without revealing the response's text",
  async (status) => {
    request.mockResolvedValue(answer(status, "asha@example.com is blocked"));
    expect(await outcome()).toBe(`The email service answered ${status}.`);
  },
);

it.each([
  [200, "OK"],
  [200, "OK\n"],
  [200, ""],
  [200, "\n"],
  [204, ""],
  [200, '{"success":true}'],
  [202, "{}"],
])("treats status %d with %j as an accepted message", async (status, text) => {
  request.mockResolvedValue(answer(status, text));
  expect(await outcome()).toBe("sent");
});

it.each(["<!doctype html><title>Log in to the network</title>", "Welcome"])(
  "fails if something other than the service answers %j",
  async (text) => {
    request.mockResolvedValue(answer(200, text));
    expect(await outcome()).toBe("Something else answered in the email service's place.");
  },
);

it("fails when the service can't be reached", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await outcome()).toBe("The email service could not be reached.");
});

it("fails after 15 s without an answer, not before, and says that the message may have arrived", async () => {
  request.mockReturnValue(new Promise(() => undefined));
  const done = jest.fn();
  const result = outcome().then((text) => {
    done();
    return text;
  });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe("No answer within 15 s. It may have arrived.");
});

it("fails at once when the browser goes offline, and sends on the next attempt", async () => {
  request.mockReturnValueOnce(new Promise(() => undefined));
  const result = outcome();
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event("offline"));
  expect(await result).toBe("The browser is offline. It may have arrived.");
  const second = outcome();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await second).toBe("sent");
});

it("doesn't try while the browser is offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await outcome()).toBe("The browser is offline.");
  expect(request).not.toHaveBeenCalled();
});

it.each(Object.keys(KEYS))("fails without %s", async (key) => {
  process.env[key] = "";
  expect(await outcome()).toBe("The keys of the email service are not set.");
  expect(request).not.toHaveBeenCalled();
});

it("waits a second between two requests, as the service requires", async () => {
  await outcome();
  const second = outcome();
  await jest.advanceTimersByTimeAsync(900);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(await second).toBe("sent");
  expect(request).toHaveBeenCalledTimes(2);
});

it("sends even if the browser blocks storage", async () => {
  jest.resetModules();
  const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  try {
    ({ sendMessage, SendError } = await import("./send"));
    expect(await outcome()).toBe("sent");
  } finally {
    if (storage) Object.defineProperty(window, "localStorage", storage);
  }
});
