import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver } from "../../../test/fake-browser";
import { Reveal, type RevealProps } from "./Reveal";

const setup = (effect: RevealProps["effect"], { scrolled = true } = {}) => {
  const observer = fakeObserver();
  render(
    <Reveal effect={effect} duration={800} threshold={0.2}>
      <p>Growth</p>
    </Reveal>,
  );
  if (scrolled) fireEvent.scroll(window);
  const box = screen.getByText("Growth").parentElement;
  return {
    ...observer,
    box,
    see: (ratio: number) => observer.scrollIn(document.body, ratio),
    waits: () => box?.hasAttribute("data-waiting"),
  };
};
const effects = ["fade", "fade-up"] as const;

describe("Reveal", () => {
  it.each(effects)("%s: waits out of view until 20 %% is visible, and comes in over its duration", (effect) => {
    const { box, see, waits } = setup(effect);
    see(0);
    expect(waits()).toBe(true);
    see(0.19);
    expect(waits()).toBe(true);
    see(0.2);
    expect(waits()).toBe(false);
    expect(box).toHaveStyle({ transitionDuration: "800ms" });
  });

  it.each(effects)(
    "%s: comes in at the edge of a row with little of its width, once enough of its height shows",
    (effect) => {
      const { observed, see, waits } = setup(effect);
      const quarter = (height: number) => act(() => observed()[0]?.report(height, 0.25));
      see(0);
      quarter(0.19);
      expect(waits()).toBe(true);
      quarter(0.2);
      expect(waits()).toBe(false);
    },
  );

  it.each(effects)("%s: hides nothing before the first scroll", (effect) => {
    const { observed, waits } = setup(effect, { scrolled: false });
    expect(observed()).toEqual([]);
    expect(waits()).toBe(false);
    fireEvent.scroll(window);
    expect(observed()).toHaveLength(1);
  });

  it.each(effects)("%s: leaves what starts partly in view as it is", (effect) => {
    const { see, waits } = setup(effect);
    see(0.1);
    expect(waits()).toBe(false);
  });

  it.each(effects)("%s: comes in once, and counts what was jumped past as seen", (effect) => {
    const { observed, see } = setup(effect);
    see(0);
    expect(observed()[0]?.options.rootMargin).toMatch(/^\d{6,}px 0px 0px$/);
    see(1);
    expect(observed()).toEqual([]);
  });
});
