import { fireEvent, render, screen, within } from "@testing-library/react";
import { fakeWindow } from "../../../test/fake-browser";
import { motion } from "../../theme";
import { illustration } from "../../../test/fixtures";
import ServiceDirectory from "./ServiceDirectory";

const service = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  path: `/services/${name.toLowerCase()}/`,
  directory: { heading: `${name} in short`, content: `What ${name} is.` },
  image: illustration(`${name} as a still life`),
});
const services = ["SEO", "Email", "Video"].map(service);

/** How far the page has scrolled, in px. The first card starts at 300 px, and each takes up 500 px. */
let scrollTop = 0;
const scroll = (top: number) => {
  scrollTop = top;
  fireEvent.scroll(window);
};

beforeEach(() => {
  jest.useFakeTimers();
  scrollTop = 0;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 300 + 500 * index - scrollTop, 0, 460);
  });
  history.replaceState(null, "", "/services/");
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  fakeWindow({ width: 1440 });
});

const card = (name: string) => screen.getByRole("article", { name });
const list = () => within(screen.getByRole("navigation", { name: "Services list" }));
const marked = () =>
  list()
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-current") === "true")
    .map(({ textContent }) => textContent);
const chosen = () => document.querySelector("article[data-chosen]");

describe("ServiceDirectory", () => {
  it("adds the service chosen in the list to the address without a new history entry", () => {
    const steps = history.length;
    render(<ServiceDirectory services={services} />);
    fireEvent.click(list().getByRole("button", { name: "Email" }));
    expect(location.hash).toBe("#email");
    expect(history.length).toBe(steps);
  });

  it("follows the scroll position, from the first service above all cards to the last one below them", () => {
    render(<ServiceDirectory services={services} />);
    for (const [top, name] of [
      [1400, "Video"],
      [600, "Email"],
      [5000, "Video"],
      [0, "SEO"],
    ] as const) {
      scroll(top);
      expect(marked()).toEqual([name]);
    }
  });

  it("doesn't mark the cards it passes on the way to the chosen one", () => {
    render(<ServiceDirectory services={services} />);
    fireEvent.click(list().getByRole("button", { name: "Video" }));
    for (const top of [200, 600]) {
      jest.advanceTimersByTime(motion.scrollSettle - 1);
      scroll(top);
      expect(marked()).toEqual(["Video"]);
    }
    jest.advanceTimersByTime(motion.scrollSettle);
    scroll(600);
    expect(marked()).toEqual(["Email"]);
  });

  it("opens at the service in the address, and follows when the address changes", () => {
    history.replaceState(null, "", "/services/#video");
    render(<ServiceDirectory services={services} />);
    expect(chosen()).toBe(card("Video"));
    history.replaceState(null, "", "/services/#email");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(chosen()).toBe(card("Email"));
  });

  it("knows a service in any script by its encoded address", () => {
    history.replaceState(null, "", "/services/#s%C3%B8k");
    render(<ServiceDirectory services={[...services, service("Søk")]} />);
    expect(chosen()).toBe(card("Søk"));
  });

  it("stays at the first service on a small screen that has scrolled past it before the script starts", () => {
    const view = render(<ServiceDirectory services={services} />);
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = view.container.innerHTML.replace(' data-ready=""', "");
    view.unmount();
    fakeWindow({ width: 390 });
    scrollTop = 5000;
    render(<ServiceDirectory services={services} />, { container, hydrate: true });
    expect(chosen()).toBe(card("SEO"));
  });
});
