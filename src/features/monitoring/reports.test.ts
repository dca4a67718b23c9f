import type { Metric } from "web-vitals";
import { reportWebVitals } from "./reports";

type Listener = (metric: Pick<Metric, "name" | "value">) => void;

const listeners: Listener[] = [];
jest.mock("web-vitals", () => {
  const on = (listener: Listener) => listeners.push(listener);
  return { onCLS: on, onINP: on, onLCP: on };
});

const beacon = jest.fn(() => true);
const hide = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeAll(() => {
  process.env.GATSBY_REPORTS_URL = "/reports";
  Object.assign(navigator, { sendBeacon: beacon });
  window.history.replaceState(null, "", "/contact/?name=Asha#form");
});
afterAll(() => {
  delete process.env.GATSBY_REPORTS_URL;
});

test("the last value of each Web Vital is sent once, with the page's path alone, when the visitor leaves", async () => {
  await reportWebVitals();
  const [cls, inp, lcp] = listeners;
  lcp?.({ name: "LCP", value: 700 });
  cls?.({ name: "CLS", value: 0 });
  inp?.({ name: "INP", value: 24 });
  lcp?.({ name: "LCP", value: 960 });
  hide("visible");
  expect(beacon).not.toHaveBeenCalled();
  hide("hidden");
  const reports = [
    { name: "LCP", value: 960 },
    { name: "CLS", value: 0 },
    { name: "INP", value: 24 },
  ];
  expect(beacon.mock.calls).toEqual([["/reports", JSON.stringify({ page: "/contact/", reports })]]);
  hide("hidden");
  expect(beacon).toHaveBeenCalledTimes(1);
});
