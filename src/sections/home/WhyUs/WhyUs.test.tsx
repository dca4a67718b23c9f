import { act, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { reasons } from "../../../../test/sample-home";
import WhyUs from "./WhyUs";

const setup = async (width: number) => {
  fakeWindow({ width });
  const { scrollIn } = fakeObserver();
  render(<WhyUs kicker={null} heading="Eight reasons" intro={null} items={reasons} />);
  await act(() => import("../../../components/Carousel/Slides"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  scrollIn(document.body);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("WhyUs", () => {
  it("is a carousel that moves on every 2500 ms on small ones", async () => {
    await setup(767);
    expect(screen.getByRole("group", { name: "Eight reasons" })).toHaveAttribute("aria-roledescription", "carousel");
    const current = () => screen.getByRole("button", { current: true }).getAttribute("aria-label");
    expect(current()).toBe("Go to slide 1");
    act(() => jest.advanceTimersByTime(2499));
    expect(current()).toBe("Go to slide 1");
    act(() => jest.advanceTimersByTime(2));
    expect(current()).toBe("Go to slide 2");
  });
});
