import { act, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow, pauseAllMotion } from "../../../test/fake-browser";
import Statistics from "./Statistics";

const statistics = [
  { value: 70, label: "digital marketers" },
  { value: 223, label: "global clients" },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setup = (options: Parameters<typeof fakeWindow>[0]) => {
  const change = fakeWindow(options);
  const { scrollIn } = fakeObserver();
  render(<Statistics kicker={null} heading="Numbers" intro={null} items={statistics} />);
  const values = () => screen.getAllByTestId("stat-value").map((value) => Number(value.textContent));
  return {
    values,
    change,
    show: (visible: number) => scrollIn(document.body, visible),
  };
};
const advance = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};

describe("Statistics", () => {
  it("shows each final value and its label until the section is in view", () => {
    const { values, show } = setup({ width: 1440 });
    expect(values()).toEqual([70, 223]);
    expect(screen.getByText("digital marketers")).toBeInTheDocument();
    show(0.29);
    expect(values()).toEqual([70, 223]);
  });

  it("counts up in 1500 ms when 30 % is visible, from 768 px", () => {
    const { values, show } = setup({ width: 768 });
    show(0.3);
    expect(values()).toEqual([0, 0]);
    advance(750);
    expect(values()).toEqual([35, 112]);
    advance(750);
    expect(values()).toEqual([70, 223]);
  });

  it("doesn't count on small screens, until the window grows", () => {
    const { values, show, change } = setup({ width: 767 });
    show(1);
    advance(100);
    expect(values().slice(0, 2)).toEqual([70, 223]);
    change({ width: 1024 });
    expect(values()).toEqual([0, 0]);
  });

  it("doesn't count under reduced motion", () => {
    const { values, show } = setup({ width: 1440, reducedMotion: true });
    show(1);
    advance(100);
    expect(values()).toEqual([70, 223]);
  });

  it("shows the final values as soon as all motion is paused", () => {
    const { values, show } = setup({ width: 1440 });
    show(1);
    expect(values()).toEqual([0, 0]);
    pauseAllMotion(true);
    expect(values()).toEqual([70, 223]);
    pauseAllMotion(false);
  });
});
