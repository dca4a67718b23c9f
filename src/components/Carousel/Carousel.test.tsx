import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { fakeObserver, fakeWindow, pauseAllMotion, setTabHidden } from "../../../test/fake-browser";
import { Carousel, type CarouselProps } from "./Carousel";

const NAMES = ["One", "Two", "Three", "Four", "Five"];
const slides = NAMES.map((name) => ({ key: name, content: <a href={`/${name}/`}>{name}</a> }));
const settings = { label: "Numbers", slides, autoplay: 3000, speed: 600 };

const observer = fakeObserver();
const dots = () => screen.getAllByRole("button", { name: /^Go to slide/ });
const currentDot = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true");
const carousel = () => screen.getByRole("group", { name: "Numbers" });
/** The element that scrolls sideways until slick runs. */
const row = () => {
  const element = screen.getAllByRole("list")[0]?.parentElement?.parentElement;
  if (!element) throw new Error("There is no list.");
  return element;
};
const seen = () =>
  within(carousel())
    .getAllByRole("link", { hidden: true })
    .filter((link) => !link.closest("[inert]"))
    .map((link) => link.textContent);
/** Slick moves in a timeout after each call. Fake timers count that timeout as 1 ms. */
const SLICK = 1;
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  wait(SLICK);
};
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};

/** Renders the carousel, waits for slick's chunk and scrolls the carousel into view. */
const start = async (props: Partial<CarouselProps> = {}, inView = true) => {
  const view = render(<Carousel {...settings} {...props} />);
  await act(() => import("./Slides"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  if (inView) observer.scrollIn(document.body);
  return view;
};

beforeEach(() => {
  jest.useFakeTimers();
  fakeWindow({ width: 390 });
});
afterEach(() => {
  setTabHidden(false);
  jest.useRealTimers();
});

describe("Carousel, swiped", () => {
  const swipe = (from: number, to: number) => {
    const list = carousel().querySelector(".slick-list");
    if (!list) throw new Error("Slick isn't there.");
    const at = (pageX: number) => ({ touches: [{ pageX, pageY: 0 }] });
    fireEvent.touchStart(list, at(from));
    fireEvent.touchMove(list, at(to));
    fireEvent.touchEnd(list, { changedTouches: [{ pageX: to }] });
    wait(SLICK);
  };

  afterEach(() => document.documentElement.removeAttribute("dir"));

  it.each([
    ["ltr", 300, 100, 1],
    ["ltr", 100, 300, NAMES.length - 1],
    ["rtl", 100, 300, 1],
    ["rtl", 300, 100, NAMES.length - 1],
  ])("follows the finger, %s from %d to %d px", async (dir, from, to, expected) => {
    document.documentElement.dir = dir;
    await start({ autoplay: 0 });
    swipe(from, to);
    expect(currentDot()).toBe(expected);
  });

  it("begins with the slide that the list was scrolled to, from right to left too", async () => {
    render(<Carousel {...settings} autoplay={0} />);
    const [slide] = screen.getAllByRole("listitem");
    if (!slide) throw new Error("There is no slide.");
    jest.spyOn(slide, "clientWidth", "get").mockReturnValue(300);
    row().scrollLeft = -600;
    fireEvent.scroll(row());
    await act(() => import("./Slides"));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(currentDot()).toBe(2);
  });
});

describe("Carousel", () => {
  it("has a labelled dot for every slide, and each dot goes to its slide", async () => {
    await start({ autoplay: 0 });
    expect(dots().map((dot) => dot.getAttribute("aria-label"))).toEqual(
      NAMES.map((_, index) => `Go to slide ${index + 1}`),
    );
    expect(currentDot()).toBe(0);
    press("Go to slide 4");
    expect(currentDot()).toBe(3);
    wait(600);
    expect(seen()).toEqual(["Four"]);
  });

  it.each([
    [1024, ["One", "Two", "Three"]],
    [1023, ["One", "Two"]],
    [768, ["One", "Two"]],
    [767, ["One"]],
  ])(
    "shows at %d px as many slides as asked for, and makes the rest and all of the clones inert",
    async (width, names) => {
      fakeWindow({ width });
      await start({ show: { desktop: 3, medium: 2, small: 1 } });
      expect(seen()).toEqual(names);
      const outOfReach = carousel().querySelectorAll(".slick-slide[inert]");
      expect(outOfReach.length).toBeGreaterThanOrEqual(NAMES.length - names.length);
      expect(screen.getAllByRole("link")).toHaveLength(names.length);
    },
  );

  it.each([
    [1024, 3],
    [768, 2],
    [390, 1],
  ])("is a list without controls at %d px, where all %d slides fit", async (width, count) => {
    fakeWindow({ width });
    await start({ show: { desktop: 3, medium: 2, small: 1 }, slides: slides.slice(0, count) });
    expect(screen.getAllByRole("listitem")).toHaveLength(count);
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("advances every time after exactly the given interval, and wraps", async () => {
    await start();
    wait(SLICK);
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ]) {
      wait(3000 - SLICK - 1);
      expect(currentDot()).toBe(before);
      wait(SLICK + 1);
      expect(currentDot()).toBe(after);
    }
  });

  it("takes exactly the given time to slide", async () => {
    await start();
    wait(3000 + SLICK);
    const track = carousel().querySelector<HTMLElement>(".slick-track");
    expect(track?.style.transition).toContain("600ms");
    wait(599);
    expect(track?.style.transition).toContain("600ms");
    wait(1);
    expect(track?.style.transition).toBe("");
  });

  it("pauses and plays with its button, even while the button has focus", async () => {
    await start();
    const pause = screen.getByRole("button", { name: "Pause carousel" });
    act(() => pause.focus());
    fireEvent.click(pause);
    wait(10_000);
    expect(currentDot()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Play carousel" }));
    expect(pause).toHaveFocus();
    wait(3000 + SLICK);
    expect(currentDot()).toBe(1);
  });

  it("pauses while the focus is inside it", async () => {
    await start();
    const dot = screen.getByRole("button", { name: "Go to slide 1" });
    act(() => dot.focus());
    wait(10_000);
    expect(currentDot()).toBe(0);
    act(() => dot.blur());
    wait(3000 + SLICK);
    expect(currentDot()).toBe(1);
  });

  it("pauses under a mouse pointer, and under a finger", async () => {
    await start();
    const slide = screen.getByRole("link", { name: "One" });
    for (const [pointerType, expected] of [
      ["mouse", 1],
      ["touch", 2],
    ] as const) {
      fireEvent.pointerEnter(slide, { pointerType });
      wait(10_000);
      expect(currentDot()).toBe(expected - 1);
      fireEvent.pointerLeave(slide, { pointerType });
      wait(3000 + SLICK);
      expect(currentDot()).toBe(expected);
    }
  });

  it.each(["mouse", "pen"])("keeps moving under a %s if asked to, but never under a finger", async (pointerType) => {
    await start({ pauseOnHover: false });
    const slide = screen.getByRole("link", { name: "One" });
    fireEvent.pointerEnter(slide, { pointerType });
    wait(3000 + SLICK);
    expect(currentDot()).toBe(1);
    fireEvent.pointerLeave(slide, { pointerType });
    fireEvent.pointerEnter(slide, { pointerType: "touch" });
    wait(10_000);
    expect(currentDot()).toBe(1);
  });

  it("pauses out of view and in a hidden tab", async () => {
    await start({}, false);
    wait(10_000);
    expect(currentDot()).toBe(0);
    observer.scrollIn(document.body, 0.1);
    wait(10_000);
    expect(currentDot()).toBe(0);
    observer.scrollIn(document.body, 0.2);
    wait(3000 + SLICK);
    expect(currentDot()).toBe(1);
    setTabHidden(true);
    wait(10_000);
    expect(currentDot()).toBe(1);
    setTabHidden(false);
    wait(3000 + SLICK);
    expect(currentDot()).toBe(2);
    observer.scrollIn(document.body, 0);
    wait(10_000);
    expect(currentDot()).toBe(2);
  });

  it("stands still while all motion is paused, unless its own button plays it", async () => {
    await start();
    pauseAllMotion(true);
    wait(10_000);
    expect(currentDot()).toBe(0);
    press("Go to slide 2");
    // Without a transition.
    expect(seen()).toEqual(["Two"]);
    fireEvent.click(screen.getByRole("button", { name: "Play carousel" }));
    wait(3000 + SLICK);
    expect(currentDot()).toBe(2);
    press("Pause carousel");
    pauseAllMotion(false);
    wait(3000 + SLICK);
    expect(currentDot()).toBe(3);
  });

  it("shows the slide that the visitor chose for its full time", async () => {
    await start();
    wait(2900);
    press("Go to slide 3");
    wait(2999 - SLICK);
    expect(currentDot()).toBe(2);
    wait(1 + SLICK);
    expect(currentDot()).toBe(3);
  });

  it("steps as fast as its arrows are pressed, and wraps", async () => {
    await start({ autoplay: 0, arrows: { previous: "Previous number", next: "Next number" } });
    press("Previous number");
    expect(currentDot()).toBe(4);
    press("Next number");
    press("Next number");
    expect(currentDot()).toBe(1);
    expect(screen.queryByRole("button", { name: /carousel/ })).toBeNull();
  });

  it("stops at both ends if it isn't infinite", async () => {
    await start({ autoplay: 0, infinite: false, arrows: { previous: "Previous number", next: "Next number" } });
    expect(screen.getByRole("button", { name: "Previous number" })).toBeDisabled();
    expect(carousel().querySelectorAll(".slick-cloned")).toHaveLength(0);
    press("Go to slide 5");
    expect(screen.getByRole("button", { name: "Next number" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Previous number" })).toBeEnabled();
  });

  it("has its controls before slick runs, and keeps the focus and what they did when it does", async () => {
    render(<Carousel {...settings} />);
    for (const [index, slide] of screen.getAllByRole("listitem").slice(0, NAMES.length).entries()) {
      jest.spyOn(slide, "offsetLeft", "get").mockReturnValue(300 * index);
      jest.spyOn(slide, "clientWidth", "get").mockReturnValue(300);
    }
    const dot = screen.getByRole("button", { name: "Go to slide 3" });
    const scroller = row();
    act(() => dot.focus());
    fireEvent.click(dot);
    expect(scroller.scrollLeft).toBe(600);
    fireEvent.scroll(scroller);
    expect(currentDot()).toBe(2);
    fireEvent.click(screen.getByRole("button", { name: "Pause carousel" }));
    await act(() => import("./Slides"));
    await act(() => jest.advanceTimersByTimeAsync(0));
    observer.scrollIn(document.body);
    expect(carousel()).toBeInTheDocument();
    expect(dot).toHaveFocus();
    wait(10_000);
    expect(currentDot()).toBe(2);
    expect(screen.getByRole("button", { name: "Play carousel" })).toBeInTheDocument();
  });

  it("doesn't replace the list while the focus is inside it", async () => {
    render(<Carousel {...settings} />);
    const link = screen.getByRole("link", { name: "Two" });
    act(() => link.focus());
    await act(() => import("./Slides"));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(link).toHaveFocus();
    expect(screen.queryByRole("group")).toBeNull();
    act(() => link.blur());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(carousel()).toBeInTheDocument();
  });
});
