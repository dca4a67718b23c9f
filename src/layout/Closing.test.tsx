import { act, render, screen } from "@testing-library/react";
import { site } from "../site";
import Closing from "./Closing";

const times = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-01-15T09:59:30Z") });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("Closing", () => {
  it("leads to the contact page", () => {
    render(<Closing path="/team/" />);
    expect(screen.getByRole("heading", { name: site.closing.heading })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: site.contact.label })).toHaveAttribute("href", site.contact.to);
  });

  it("only tells the time on the contact page, or without a line in site.json", () => {
    const { rerender } = render(<Closing path={site.contact.to} />);
    expect(screen.queryByRole("heading")).toBeNull();
    jest.replaceProperty(site.closing, "heading", "");
    rerender(<Closing path="/team/" />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(times()).toHaveLength(2);
  });

  it("shows the local time at each place, and keeps it right", () => {
    render(<Closing path="/team/" />);
    expect(times()).toEqual(["Dubai13:59", "Delhi15:29"]);
    act(() => jest.advanceTimersByTime(30_000));
    expect(times()).toEqual(["Dubai14:00", "Delhi15:30"]);
  });

  it("is nothing without a line and clocks", () => {
    jest.replaceProperty(site.closing, "clocks", []);
    const { container } = render(<Closing path={site.contact.to} />);
    expect(container).toBeEmptyDOMElement();
  });
});
