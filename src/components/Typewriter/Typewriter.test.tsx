import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow, setTabHidden } from "../../../test/fake-browser";
import { Typewriter } from "./Typewriter";

const phrases = ["Web", "Ads!"];
const timing = { type: 60, erase: 20, hold: 1000 };
const line = () => screen.getByTestId("typewriter").textContent;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
/** Runs the clock in steps of 1 ms and writes down when each new text appeared, in ms since the text before. */
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

const setup = async () => {
  render(<Typewriter lead="Sixth sense for" phrases={phrases} timing={timing} />);
  await act(() => import("./Typing"));
  await act(() => jest.advanceTimersByTimeAsync(0));
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
    // It begins with the first phrase, whole, as the server's HTML does.
    const round = ["We", "W", "", "A", "Ad", "Ads", "Ads!", "Ads", "Ad", "A", "", "W", "We", "Web"];
    expect(texts.map(([text]) => text)).toEqual([...round, ...round]);
    const second = [1000, 20, 20, 60, 60, 60, 60];
    const first = [1000, 20, 20, 20, 60, 60, 60];
    expect(texts.slice(7, 14).map(([, ms]) => ms)).toEqual(first);
    expect(texts.slice(14, 21).map(([, ms]) => ms)).toEqual(second);
  });

  it("stands still on the first phrase under reduced motion", async () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    await setup();
    expect(watch(1)).toEqual([]);
    expect(line()).toBe("Web");
  });

  describe.each([
    ["typing", 5, "Ad", ["Ads", "Ads!", "Ads"]],
    ["on a whole phrase", 7, "Ads!", ["Ads", "Ad", "A"]],
    ["erasing", 9, "Ad", ["A", "", "W"]],
  ])("stopped while %s", (_, steps, stoppedAt, next) => {
    it("stays where it is, and goes on from there by its button", async () => {
      await setup();
      watch(steps);
      press("Pause typing");
      expect(line()).toBe(stoppedAt);
      expect(watch(1)).toEqual([]);
      press("Play typing");
      expect(watch(3).map(([text]) => text)).toEqual(next);
    });

    it("goes on from there when it comes back into view", async () => {
      const { scrollIn } = fakeObserver();
      await setup();
      watch(steps);
      scrollIn(document.body, 0);
      expect(watch(1)).toEqual([]);
      expect(line()).toBe(stoppedAt);
      scrollIn(document.body, 1);
      expect(watch(3).map(([text]) => text)).toEqual(next);
    });

    it("goes on from there when its tab is shown again", async () => {
      await setup();
      watch(steps);
      setTabHidden(true);
      expect(watch(1)).toEqual([]);
      setTabHidden(false);
      expect(watch(3).map(([text]) => text)).toEqual(next);
    });
  });

  it("may be stopped again before it has found its place", async () => {
    await setup();
    watch(7);
    for (let time = 0; time < 3; time += 1) {
      press("Pause typing");
      press("Play typing");
      wait(1);
    }
    expect(line()).toBe("Ads!");
    expect(watch(2).map(([text]) => text)).toEqual(["Ads", "Ad"]);
  });

  it("may have but one phrase", async () => {
    render(<Typewriter phrases={["Hi"]} timing={timing} />);
    await act(() => import("./Typing"));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(watch(6).map(([text]) => text)).toEqual(["H", "", "H", "Hi", "H", ""]);
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
