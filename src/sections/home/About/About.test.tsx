import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { motion } from "../../../theme";
import { values } from "../../../../test/sample-home";
import About from "./About";

const words = ["Trendsetters", "Innovative", "Unique", "Dynamic"];
const shown = () => screen.getByTestId("rotating-word").textContent;
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};
const setup = () => {
  fakeWindow({ width: 390 });
  const { scrollIn } = fakeObserver();
  render(<About kicker={null} heading="We are" intro="A team." words={words} items={values} />);
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    show: () => scrollIn(document.body),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("About", () => {
  it("is a region whose name includes all the words", () => {
    setup();
    const region = screen.getByRole("region", { name: "We are Trendsetters, Innovative, Unique, Dynamic" });
    expect(region).toHaveAttribute("id", "about");
  });

  it("changes its word every 2500 ms while it is in view, and wraps", () => {
    expect(motion.rotatingWord).toBe(2500);
    const { show } = setup();
    wait(10_000);
    expect(shown()).toBe("Trendsetters");
    show();
    for (const word of [...words.slice(1), "Trendsetters"]) {
      wait(2500);
      expect(shown()).toBe(word);
    }
  });

  it("can be stopped and started", async () => {
    const { show, user } = setup();
    show();
    await user.click(screen.getByRole("button", { name: "Pause words" }));
    wait(10_000);
    expect(shown()).toBe("Trendsetters");
    await user.click(screen.getByRole("button", { name: "Play words" }));
    wait(2500);
    expect(shown()).toBe("Innovative");
  });
});
