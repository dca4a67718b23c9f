import { act, render, screen } from "@testing-library/react";
import { RotatingWord } from "./RotatingWord";

const words = ["Trendsetters", "Innovative", "Unique"];
const shown = () => screen.getByTestId("rotating-word").textContent;
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("RotatingWord", () => {
  it("shows each word for exactly the interval and starts over", () => {
    render(<RotatingWord words={words} interval={2500} running />);
    for (const word of [...words, ...words]) {
      expect(shown()).toBe(word);
      wait(2499);
      expect(shown()).toBe(word);
      wait(1);
    }
  });

  it("stops while it isn't running, and then shows the word for its full time again", () => {
    const { rerender } = render(<RotatingWord words={words} interval={2500} running />);
    wait(2500);
    rerender(<RotatingWord words={words} interval={2500} running={false} />);
    wait(10_000);
    expect(shown()).toBe("Innovative");
    rerender(<RotatingWord words={words} interval={2500} running />);
    wait(2499);
    expect(shown()).toBe("Innovative");
    wait(1);
    expect(shown()).toBe("Unique");
  });

  it("reserves space for every word and is hidden from assistive technology", () => {
    const { container } = render(<RotatingWord words={words} interval={2500} running />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
    for (const word of words) expect(screen.getAllByText(word)[0]).toHaveStyle({ visibility: "hidden" });
  });
});
