import { act, render, screen } from "@testing-library/react";
import { POPUP_SEEN_KEY, sessionStore } from "../../utils/session-store";
import { site } from "../../site";
import { LeadPopup } from "./LeadPopup";

beforeEach(() => {
  jest.useFakeTimers();
  sessionStore.remove(POPUP_SEEN_KEY);
  window.history.replaceState(null, "", "/");
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

afterEach(() => {
  site.contactTools.popup = true;
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const popup = () => screen.queryByRole("dialog", { name: "Let's talk growth" });

it("never appears where data/site.json switches it off", async () => {
  site.contactTools.popup = false;
  render(<LeadPopup />);
  await pass(60_000);
  expect(popup()).not.toBeInTheDocument();
});

it("appears 7 s after load, not before, and remembers that it was seen", async () => {
  render(<LeadPopup />);
  await pass(6999);
  expect(popup()).not.toBeInTheDocument();
  expect(sessionStore.get(POPUP_SEEN_KEY)).toBeNull();
  await pass(1);
  expect(popup()).toBeInTheDocument();
  expect(sessionStorage.getItem("lead-popup-seen")).not.toBeNull();
  for (const name of ["Full Name", "Business Name", "Email", "Mobile Number", "Requirements"]) {
    expect(screen.getByRole("textbox", { name })).toBeInTheDocument();
  }
});

it.each([
  ["the load event", { loadEventStart: 7000 }],
  ["when a prerendered page was shown", { loadEventStart: 2000, activationStart: 7000 }],
])("counts the 7 s from %s, not from when it mounts", async (_, entry) => {
  const timing = jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry as never]);
  await pass(10_000 - performance.now());
  render(<LeadPopup />);
  await pass(3999);
  expect(popup()).not.toBeInTheDocument();
  await pass(1);
  expect(popup()).toBeInTheDocument();
  timing.mockRestore();
});

it("waits for the load event if it mounts earlier", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  render(<LeadPopup />);
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
  window.dispatchEvent(new Event("load"));
  await pass(6999);
  expect(popup()).not.toBeInTheDocument();
  await pass(1);
  expect(popup()).toBeInTheDocument();
  readyState.mockRestore();
});

it.each([
  ["an open menu", () => Object.assign(document.createElement("nav"), { id: "menu" })],
  ["another dialog", () => Object.assign(document.createElement("dialog"), { open: true })],
])("waits for %s to close", async (_, make) => {
  const other = make();
  document.body.append(other);
  render(<LeadPopup />);
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
  other.remove();
  await pass(500);
  expect(popup()).toBeInTheDocument();
});

it("waits while the visitor is in a form, and appears when they leave it", async () => {
  render(
    <>
      <form>
        <input aria-label="Message" />
      </form>
      <LeadPopup />
    </>,
  );
  const field = screen.getByRole("textbox", { name: "Message" });
  act(() => field.focus());
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
  act(() => field.blur());
  await pass(500);
  expect(popup()).toBeInTheDocument();
});

it("doesn't appear on the contact page, or for visitors who have sent a message", async () => {
  window.history.replaceState(null, "", "/contact/");
  render(<LeadPopup />);
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
  sessionStore.set(POPUP_SEEN_KEY, "true");
  window.history.replaceState(null, "", "/");
  await pass(20_000);
  expect(popup()).not.toBeInTheDocument();
});
