import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow, pauseAllMotion, setTabHidden } from "../../../test/fake-browser";
import { motion } from "../../theme";
import { Typewriter } from "./Typewriter";

/** Home's: 60 ms a character, 20 ms to erase one, 1000 ms for a whole phrase. */
const timing = motion.heroTyping;

const phrases = ["Web", "Ads!"];
const line = () => screen.getByTestId("typewriter").textContent;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};
/** Runs the clock in steps of 1 ms and records when each new text appears, in ms since the previous one. */
const watch = (count: number) => {
  const seen: [string | null, number][] = [];
  let before = line();
  let since = 0;
  while (seen.length < count && since < 5000) {
    wait(1);
    since += 1;
    if (line() === before) continue;
    before = line();
    seen.push([before, since]);
    since = 0;
  }
  return seen;
};

const observer = fakeObserver();

const setup = async (words = phrases) => {
  render(<Typewriter lead="Sixth sense for" phrases={words} timing={timing} />);
  await act(() => import("./Typing"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  observer.scrollIn(document.body);
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
  it("types at 60 ms, holds for 1000 ms, erases at 20 ms, goes through all phrases and wraps", async () => {
    await setup();
    const texts = watch(2 * (3 + 3 + 4 + 4));
    // It starts with the whole first phrase, like the server's HTML.
    const round = ["We", "W", "", "A", "Ad", "Ads", "Ads!", "Ads", "Ad", "A", "", "W", "We", "Web"];
    expect(texts.map(([text]) => text)).toEqual([...round, ...round]);
    const second = [1000, 20, 20, 60, 60, 60, 60];
    const first = [1000, 20, 20, 20, 60, 60, 60];
    expect(texts.slice(7, 14).map(([, ms]) => ms)).toEqual(first);
    expect(texts.slice(14, 21).map(([, ms]) => ms)).toEqual(second);
  });

  describe.each([
    ["typing", 5, "Ad", ["Ads", "Ads!", "Ads"]],
    ["on a whole phrase", 7, "Ads!", ["Ads", "Ad", "A"]],
    ["erasing", 9, "Ad", ["A", "", "W"]],
  ])("stopped while %s", (_, steps, stoppedAt, next) => {
    it("stays where it is, and resumes from there with its button", async () => {
      await setup();
      watch(steps);
      press("Pause typing");
      expect(line()).toBe(stoppedAt);
      expect(watch(1)).toEqual([]);
      press("Play typing");
      expect(watch(3).map(([text]) => text)).toEqual(next);
    });
  });

  it.each<[string, (stops: boolean) => void]>([
    ["all motion is paused", pauseAllMotion],
    ["its tab is hidden", setTabHidden],
    ["it's out of view", (stops) => observer.scrollIn(document.body, stops ? 0 : 1)],
  ])("stays where it is while %s, and resumes from there", async (_, stop) => {
    await setup();
    watch(5);
    stop(true);
    expect(watch(1)).toEqual([]);
    expect(line()).toBe("Ad");
    stop(false);
    expect(watch(3).map(([text]) => text)).toEqual(["Ads", "Ads!", "Ads"]);
  });

  it("works with a single phrase", async () => {
    await setup(["Hi"]);
    expect(watch(6).map(([text]) => text)).toEqual(["H", "", "H", "Hi", "H", ""]);
  });

  it("gives assistive technology one sentence and hides the moving line from it", async () => {
    await setup();
    expect(screen.getByText("Sixth sense for Web, Ads!")).toHaveClass("visually-hidden");
    expect(screen.getByTestId("typewriter").closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("reserves space for every phrase", async () => {
    await setup();
    watch(1);
    for (const phrase of phrases) expect(screen.getByText(phrase)).toHaveStyle({ visibility: "hidden" });
  });
});
