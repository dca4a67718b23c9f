import { render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../test/fake-browser";
import { motion } from "../../theme/motion";
import { FadeIn } from "./FadeIn";

const setup = ({ reducedMotion = false } = {}) => {
  fakeWindow({ width: 1440, reducedMotion });
  const { scrollIn } = fakeObserver();
  render(
    <FadeIn {...motion.serviceCardFade}>
      <p>Card</p>
    </FadeIn>,
  );
  const box = screen.getByText("Card").parentElement;
  if (!box) throw new Error("The card has no box.");
  return { box, scrollIn };
};

describe("FadeIn", () => {
  it("stays hidden out of view, above or below, until 20 % is visible, then fades in over 800 ms", () => {
    const { box, scrollIn } = setup();
    expect(box).toHaveStyle({ transitionDuration: "800ms" });
    scrollIn(box, 0);
    expect(box).toHaveAttribute("data-waiting", "true");
    scrollIn(box, 0.19);
    expect(box).toHaveAttribute("data-waiting", "true");
    scrollIn(box, 0.2);
    expect(box).toHaveAttribute("data-waiting", "false");
  });

  it("stays visible once it has been seen", () => {
    const { box, scrollIn } = setup();
    scrollIn(box, 0);
    scrollIn(box, 0.5);
    scrollIn(box, 0);
    expect(box).toHaveAttribute("data-waiting", "false");
  });

  it("doesn't hide content that starts on screen until it leaves", () => {
    const { box, scrollIn } = setup();
    expect(box).toHaveAttribute("data-waiting", "false");
    scrollIn(box, 0.1);
    expect(box).toHaveAttribute("data-waiting", "false");
    scrollIn(box, 0);
    expect(box).toHaveAttribute("data-waiting", "true");
  });

  it("never hides anything under reduced motion", () => {
    const { box, scrollIn } = setup({ reducedMotion: true });
    scrollIn(box, 0);
    expect(box).toHaveAttribute("data-waiting", "false");
  });
});
