import { render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { motion } from "../../theme/motion";
import { FadeIn } from "./FadeIn";

const setup = ({ top = 2000, reducedMotion = false } = {}) => {
  fakeWindow({ width: 1440, reducedMotion });
  const { scrollIn } = fakeObserver();
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  render(
    <FadeIn {...motion.serviceCardFade}>
      <p>Card</p>
    </FadeIn>,
  );
  const box = screen.getByText("Card").parentElement;
  if (!box) throw new Error("The card has no box.");
  return { box, scrollIn };
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe("FadeIn", () => {
  it("waits, hidden, below the fold until 20 % is visible, then fades in over 800 ms", () => {
    const { box, scrollIn } = setup();
    expect(box).toHaveStyle({ transitionDuration: "800ms" });
    expect(box).toHaveAttribute("data-waiting", "true");
    scrollIn(box, 0.19);
    expect(box).toHaveAttribute("data-waiting", "true");
    scrollIn(box, 0.2);
    expect(box).toHaveAttribute("data-waiting", "false");
  });

  it("stays once it has been seen", () => {
    const { box, scrollIn } = setup();
    scrollIn(box, 0.5);
    scrollIn(box, 0);
    expect(box).toHaveAttribute("data-waiting", "false");
  });

  it("never hides what is already on screen", () => {
    expect(setup({ top: 100 }).box).toHaveAttribute("data-waiting", "false");
  });

  it("never hides anything from visitors who asked for less motion", () => {
    expect(setup({ reducedMotion: true }).box).toHaveAttribute("data-waiting", "false");
  });
});
