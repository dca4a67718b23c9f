import { act, render, screen } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { motion } from "../../../theme";
import { testimonials } from "../../../../test/sample-home";
import Testimonials from "./Testimonials";

const setup = async (width: number) => {
  fakeWindow({ width });
  const { scrollIn } = fakeObserver();
  render(
    <Testimonials
      kicker={null}
      heading="What our clients say"
      intro={null}
      badge="Rated 4.8/5"
      button="Want to grow your business"
      items={testimonials}
    />,
  );
  await act(() => import("../../../components/Carousel/Slides"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  scrollIn(document.body);
};
const wait = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};
const current = () => screen.getByRole("button", { current: true }).getAttribute("aria-label");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("Testimonials", () => {
  it("has its badge and a link to the contact page", async () => {
    await setup(1440);
    expect(screen.getByRole("region", { name: "What our clients say" })).toHaveAttribute("id", "testimonials");
    expect(screen.getByText("Rated 4.8/5")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Want to grow your business" })).toHaveAttribute("href", "/contact/");
  });

  it.each([
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
  ])("at %d px, shows %d of the eight", async (width, count) => {
    await setup(width);
    expect(screen.getAllByRole("figure")).toHaveLength(count);
    expect(screen.getAllByRole("button", { name: /^Go to slide/ })).toHaveLength(8);
  });

  it("cuts each review at 100 characters plus an ellipsis", async () => {
    await setup(767);
    const [first] = testimonials;
    const [figure] = screen.getAllByRole("figure");
    expect(first?.review.length).toBeGreaterThan(100);
    expect(figure?.querySelector("blockquote")?.textContent).toBe(`${first?.review.slice(0, 100)}…`);
    expect(figure).toHaveTextContent(`${first?.name}${first?.role}, ${first?.company}`);
    expect(screen.getByRole("img", { name: "5 out of 5 stars" })).toBeInTheDocument();
  });

  it("moves on every 3000 ms, takes 600 ms, and loops", async () => {
    expect(motion.carousels.testimonials).toEqual({ autoplay: 3000, speed: 600 });
    await setup(1440);
    wait(2999);
    expect(current()).toBe("Go to slide 1");
    wait(2);
    expect(current()).toBe("Go to slide 2");
    const track = document.querySelector<HTMLElement>("#testimonials .slick-track");
    expect(track?.style.transition).toContain("600ms");
    for (const slide of [3, 4, 5, 6, 7, 8, 1]) {
      wait(3000);
      expect(current()).toBe(`Go to slide ${slide}`);
    }
  });
});
