import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { Reveal, type RevealProps } from "./Reveal";

const library = async () => {
  await act(() => import("./RevealMotion"));
  await act(() => Promise.resolve());
};
/** Renders it, by default out of view, and scrolls the page. */
const setup = async ({ ratio = 0, ...props }: Partial<RevealProps> & { ratio?: number } = {}) => {
  const observer = fakeObserver();
  render(
    <Reveal effect="zoom-in" duration={1200} {...props}>
      <p>Growth</p>
    </Reveal>,
  );
  observer.scrollIn(document.body, ratio);
  fireEvent.scroll(window);
  await library();
  return observer;
};
/** The element that the library hides and animates, if there is one. */
const moved = () => {
  for (let box = screen.getByText("Growth").parentElement; box && box !== document.body; box = box.parentElement) {
    const { opacity, animationName, animationDuration } = getComputedStyle(box);
    if (opacity === "0" || animationName) return { hidden: opacity === "0" && !animationName, animationDuration };
  }
  return null;
};

beforeEach(() => {
  fakeWindow({ width: 1440 });
});

describe("Reveal", () => {
  it("is hidden out of view, above or below, and animates in for its duration when scrolled to", async () => {
    const { scrollIn } = await setup();
    expect(moved()).toEqual(expect.objectContaining({ hidden: true }));
    scrollIn(document.body);
    expect(moved()).toEqual({ hidden: false, animationDuration: "1200ms" });
  });

  it("hides again out of view and animates in again if it repeats", async () => {
    const { scrollIn } = await setup({ repeat: true });
    for (let time = 0; time < 3; time += 1) {
      scrollIn(document.body);
      expect(moved()?.hidden).toBe(false);
      scrollIn(document.body, 0);
      expect(moved()?.hidden).toBe(true);
    }
  });

  it("animates in once if it doesn't repeat", async () => {
    const { scrollIn, observed } = await setup();
    scrollIn(document.body);
    scrollIn(document.body, 0);
    expect(moved()?.hidden).toBe(false);
    expect(observed()).toEqual([]);
  });

  it("is a plain element under reduced motion", async () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    await setup();
    expect(moved()).toBeNull();
  });

  it("doesn't touch content that starts in view until it leaves, if it repeats", async () => {
    const { scrollIn } = await setup({ repeat: true, ratio: 1 });
    expect(moved()).toBeNull();
    scrollIn(document.body, 0);
    fireEvent.scroll(window);
    await library();
    expect(moved()?.hidden).toBe(true);
    scrollIn(document.body);
    expect(moved()?.hidden).toBe(false);
  });

  it("never touches content that has been in view, if it doesn't repeat", async () => {
    const { scrollIn } = await setup({ ratio: 1 });
    scrollIn(document.body, 0);
    fireEvent.scroll(window);
    await library();
    expect(moved()).toBeNull();
  });

  it("doesn't touch content that comes into view before the library has loaded", async () => {
    const { scrollIn } = fakeObserver();
    render(
      <Reveal effect="zoom-in" duration={1200} repeat>
        <p>Growth</p>
      </Reveal>,
    );
    scrollIn(document.body, 0);
    fireEvent.scroll(window);
    scrollIn(document.body);
    await library();
    expect(moved()).toBeNull();
  });

  it("animates only where its media query matches, even after the window is resized", async () => {
    const setWindow = fakeWindow({ width: 767 });
    await setup({ query: "(min-width: 768px)", repeat: true });
    expect(moved()).toBeNull();
    setWindow({ width: 768 });
    fireEvent.scroll(window);
    await library();
    expect(moved()?.hidden).toBe(true);
    setWindow({ width: 767 });
    expect(moved()).toBeNull();
  });
});
