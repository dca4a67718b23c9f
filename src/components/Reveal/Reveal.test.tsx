import { act, fireEvent, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { Reveal, type RevealProps } from "./Reveal";

/** Where the element stands, in px from the top of a window of 768 px. */
const standAt = (top: number) => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
};
const setup = async (props: Partial<RevealProps> = {}) => {
  const observer = fakeObserver();
  render(
    <Reveal effect="zoom-in" duration={1200} {...props}>
      <p>Growth</p>
    </Reveal>,
  );
  fireEvent.scroll(window);
  await act(() => import("./RevealMotion"));
  await act(() => Promise.resolve());
  return observer;
};
/** The element that the library hides and moves, if it is there. */
const moved = () => {
  for (let box = screen.getByText("Growth").parentElement; box && box !== document.body; box = box.parentElement) {
    const { opacity, animationName, animationDuration } = getComputedStyle(box);
    if (opacity === "0" || animationName) return { hidden: opacity === "0" && !animationName, animationDuration };
  }
  return null;
};

beforeEach(() => {
  fakeWindow({ width: 1440 });
  standAt(2000);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("Reveal", () => {
  it("waits unseen below the fold and comes in, in its time, when it is scrolled to", async () => {
    const { scrollIn } = await setup();
    expect(moved()).toEqual(expect.objectContaining({ hidden: true }));
    scrollIn(document.body);
    expect(moved()).toEqual({ hidden: false, animationDuration: "1200ms" });
  });

  it("hides again out of view, and comes in again, where it repeats", async () => {
    const { scrollIn } = await setup({ repeat: true });
    for (let time = 0; time < 3; time += 1) {
      scrollIn(document.body);
      expect(moved()?.hidden).toBe(false);
      scrollIn(document.body, 0);
      expect(moved()?.hidden).toBe(true);
    }
  });

  it("comes in once where it does not", async () => {
    const { scrollIn, observed } = await setup();
    scrollIn(document.body);
    scrollIn(document.body, 0);
    expect(moved()?.hidden).toBe(false);
    expect(observed()).toEqual([]);
  });

  it.each([
    [
      "above the fold",
      () => {
        standAt(700);
      },
    ],
    ["under reduced motion", () => fakeWindow({ width: 1440, reducedMotion: true })],
  ])("is a plain element %s", async (_, arrange) => {
    arrange();
    await setup();
    expect(moved()).toBeNull();
  });

  it("moves only where its media query matches, also after the window was resized", async () => {
    const setWindow = fakeWindow({ width: 767 });
    await setup({ query: "(min-width: 768px)" });
    expect(moved()).toBeNull();
    setWindow({ width: 768 });
    fireEvent.scroll(window);
    await act(() => import("./RevealMotion"));
    expect(moved()?.hidden).toBe(true);
    setWindow({ width: 767 });
    expect(moved()).toBeNull();
  });
});
