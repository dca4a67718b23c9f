import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeObserver, fakeWindow, setTabHidden } from "../../../test/fake-browser";
import { Typewriter } from "./Typewriter";

const phrases = ["Web", "Ads!"];
const timing = { type: 60, erase: 20, hold: 1000 };
const line = () => screen.getByTestId("typewriter").textContent;

/** Runs the clock in steps of 1 ms and writes down when each new text appeared, in ms since the text before. */
const watch = (count: number) => {
  const seen: [string | null, number][] = [];
  let before = line();
  let since = 0;
  while (seen.length < count && since < 5000) {
    act(() => {
      jest.advanceTimersByTime(1);
    });
    since += 1;
    if (line() === before) continue;
    before = line();
    seen.push([before, since]);
    since = 0;
  }
  return seen;
};

const setup = async () => {
  render(<Typewriter lead="Sixth sense for" phrases={phrases} timing={timing} />);
  await act(() => import("./Typing"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeWindow({ width: 1440 });
});
afterEach(() => {
  setTabHidden(false);
  jest.useRealTimers();
});

describe("Typewriter", () => {
  it("types at 60 ms, holds for 1000 ms, erases at 20 ms and goes through all phrases, wrapping", async () => {
    await setup();
    const texts = watch(2 * (3 + 3 + 4 + 4));
    const round = ["W", "We", "Web", "We", "W", "", "A", "Ad", "Ads", "Ads!", "Ads", "Ad", "A", ""];
    expect(texts.map(([text]) => text)).toEqual([...round, ...round]);
    const times = (from: number, to: number) => texts.slice(from, to).map(([, ms]) => ms);
    expect(times(1, 3)).toEqual([60, 60]);
    const [hold, ...erasing] = times(3, 6);
    // The library looks again one character's time after the phrase is whole, and erases one later.
    expect(hold).toBeGreaterThanOrEqual(1000);
    expect(hold).toBeLessThanOrEqual(1000 + 2 * 60);
    expect(erasing).toEqual([20, 20]);
    expect(times(7, 10)).toEqual([60, 60, 60]);
  });

  it("stands still on the first phrase under reduced motion", async () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    await setup();
    expect(watch(1)).toEqual([]);
    expect(line()).toBe("Web");
  });

  it("can be stopped and started by its button", async () => {
    const user = await setup();
    watch(2);
    await user.click(screen.getByRole("button", { name: "Pause typing" }));
    expect(line()).toBe("Web");
    expect(watch(1)).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Play typing" }));
    expect(watch(2).map(([text]) => text)).toEqual(["W", "We"]);
  });

  it("rests while nobody can see it", async () => {
    const { scrollIn } = fakeObserver();
    await setup();
    scrollIn(document.body, 0);
    expect(watch(1)).toEqual([]);
    scrollIn(document.body, 1);
    expect(watch(1)).toHaveLength(1);
    setTabHidden(true);
    expect(watch(1)).toEqual([]);
  });

  it("says one sentence to assistive technology and hides the moving line from it", async () => {
    await setup();
    expect(screen.getByText("Sixth sense for Web, Ads!")).toHaveClass("visually-hidden");
    expect(screen.getByTestId("typewriter").closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("keeps the room of every phrase", async () => {
    await setup();
    watch(1);
    for (const phrase of phrases) expect(screen.getByText(phrase)).toHaveStyle({ visibility: "hidden" });
  });
});
