import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { motion } from "../../theme/motion";
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

let observer: ReturnType<typeof fakeObserver>;
const scrolledTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  observer = fakeObserver();
  history.replaceState(null, "", "/services/");
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id);
  };
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
const select = () => screen.getByRole("combobox", { name: "Choose a service" });
const chosen = () => document.querySelector("article[data-chosen]");

describe("ServiceDirectory", () => {
  it("has an article with a link for every service, and starts with the first", () => {
    render(<ServiceDirectory services={services} />);
    for (const { name, path } of services) {
      expect(within(card(name)).getByRole("link", { name: `Explore ${name}` })).toHaveAttribute("href", path);
    }
    expect(marked()).toEqual(["SEO"]);
    expect(select()).toHaveDisplayValue("SEO");
    expect(location.hash).toBe("");
  });

  it("shows the service chosen in the dropdown, and adds it to the address", () => {
    render(<ServiceDirectory services={services} />);
    fireEvent.change(select(), { target: { value: "2" } });
    expect(chosen()).toBe(card("Video"));
    expect(location.hash).toBe("#video");
  });

  it("scrolls to the service chosen in the list, and adds it to the address without a new history entry", () => {
    const steps = history.length;
    render(<ServiceDirectory services={services} />);
    fireEvent.click(list().getByRole("button", { name: "Email" }));
    expect(scrolledTo).toHaveBeenCalledWith("email");
    expect(marked()).toEqual(["Email"]);
    expect(location.hash).toBe("#email");
    expect(history.length).toBe(steps);
  });

  it("follows the scroll position", () => {
    render(<ServiceDirectory services={services} />);
    observer.scrollIn(card("SEO"), 0);
    observer.scrollIn(card("Video"));
    expect(marked()).toEqual(["Video"]);
  });

  it("doesn't mark the cards it passes on the way to the chosen one", () => {
    render(<ServiceDirectory services={services} />);
    fireEvent.click(list().getByRole("button", { name: "Video" }));
    observer.scrollIn(card("Email"));
    expect(marked()).toEqual(["Video"]);
    act(() => jest.advanceTimersByTime(motion.scrollSettle));
    observer.scrollIn(card("Email"));
    expect(marked()).toEqual(["Email"]);
  });

  it("marks the first service above all cards, and the last one below them", () => {
    render(<ServiceDirectory services={services} />);
    const jump = (top: number) => {
      for (const [index, { name }] of services.entries()) {
        const place = new DOMRect(0, top + 500 * index, 0, 400);
        jest.spyOn(card(name), "getBoundingClientRect").mockReturnValue(place);
      }
      fireEvent.scroll(window);
    };
    jump(-2000);
    expect(marked()).toEqual(["Video"]);
    jump(400);
    expect(marked()).toEqual(["SEO"]);
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

  it("remembers the service whose page the visitor opens, so that Back returns to it", () => {
    render(<ServiceDirectory services={services} />);
    fireEvent.click(screen.getByRole("link", { name: "Explore Video" }));
    expect(location.hash).toBe("#video");
  });
});
