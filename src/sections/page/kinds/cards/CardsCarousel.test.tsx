import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../../test/fake-browser";
import { cards } from "../../../../../test/sample-sections";
import CardsCarousel from "./CardsCarousel";

const observer = fakeObserver();
const setUp = async (carousel: Queries.CardsCarousel) => {
  render(<CardsCarousel {...cards} carousel={carousel} />);
  await act(() => import("../../../../components/Carousel/Slides"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  observer.scrollIn(document.body);
};
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};
const hover = (name: string) => fireEvent.pointerEnter(screen.getByRole("heading", { name }), { pointerType: "mouse" });
const currentDot = () =>
  screen
    .getAllByRole("button", { name: /^Go to slide/ })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true");

beforeEach(() => {
  jest.useFakeTimers();
  fakeWindow({ width: 390 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("CardsCarousel", () => {
  it("reasons: advances every 2500 ms, and pauses on hover", async () => {
    await setUp("reasons");
    expect(screen.queryByRole("button", { name: /card$/ })).toBeNull();
    wait(2499);
    expect(currentDot()).toBe(0);
    // Slick uses a separate timer to start a step.
    wait(2);
    expect(currentDot()).toBe(1);
    hover("Second");
    wait(5000);
    expect(currentDot()).toBe(1);
  });

  it("film: advances every 2500 ms, on hover too", async () => {
    await setUp("film");
    expect(screen.queryByRole("button", { name: /card$/ })).toBeNull();
    hover("First");
    wait(2499);
    expect(currentDot()).toBe(0);
    wait(2);
    expect(currentDot()).toBe(1);
  });

  it("content: doesn't autoplay, and ends at its last card", async () => {
    await setUp("content");
    wait(10_000);
    expect(currentDot()).toBe(0);
    expect(screen.queryByRole("button", { name: "Pause carousel" })).toBeNull();
    expect(screen.getByRole("button", { name: "Previous card" })).toBeDisabled();
    fireEvent.click(screen.getByRole("button", { name: "Next card" }));
    wait(500);
    fireEvent.click(screen.getByRole("button", { name: "Next card" }));
    wait(500);
    expect(currentDot()).toBe(2);
    expect(screen.getByRole("button", { name: "Next card" })).toBeDisabled();
  });
});
