import { act, render, screen, within } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { motion } from "../../../theme";
import Clients from "./Clients";

const clients = Array.from({ length: 70 }, (_, position) => ({
  position,
  slug: `client-${position + 1}`,
  name: `Client ${position + 1}`,
  svg: { aspectRatio: 4 },
}));

const setup = (width: number) => {
  fakeWindow({ width });
  const { scrollIn } = fakeObserver();
  render(<Clients kicker={null} heading="Our Clients" intro={null} items={clients} />);
  return scrollIn;
};

describe("Clients", () => {
  it("links to all clients", () => {
    setup(1440);
    expect(screen.getByRole("heading", { name: "Our Clients" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show More" })).toHaveAttribute("href", "/clients/");
  });

  it("moves on by twelve every 3 s on small screens, through all clients, and wraps to the first", async () => {
    jest.useFakeTimers();
    const scrollIn = setup(390);
    await act(() => import("../../../components/Carousel/Slides"));
    await act(() => jest.advanceTimersByTimeAsync(0));
    const carousel = screen.getByRole("group", { name: "Our Clients" });
    scrollIn(carousel, 1);
    const shown = () =>
      within(carousel)
        .getAllByRole("img")
        .filter((logo) => !logo.closest("[inert]"))
        .map((logo) => logo.getAttribute("aria-label"));
    const page = (first: number) => clients.slice(first - 1, first + 11).map(({ name }) => name);
    expect(motion.carousels.clients.autoplay).toBe(3000);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    for (const first of [1, 13, 25, 37, 49, 61, 1]) {
      expect(shown()).toEqual(page(first));
      await act(() => jest.advanceTimersByTimeAsync(3000));
    }
    jest.useRealTimers();
  });
});
