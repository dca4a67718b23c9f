import { act, render, screen, within } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { film, illustration } from "../../../../test/fixtures";
import { Hero } from "./Hero";

const phrases = ["Websites", "SEO"];

const hero = { headline: "We help!", lead: "A sense for", phrases, poster: illustration("A lens"), video: film };

const setup = () => {
  fakeObserver();
  render(<Hero hero={hero} linksToWorks />);
};

describe("Hero", () => {
  it("is named by the page's heading and links to contact and works", () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    setup();
    const region = within(screen.getByRole("region", { name: "We help!" }));
    expect(region.getByRole("heading", { level: 1, name: "We help!" })).toBeInTheDocument();
    expect(region.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact/");
    expect(region.getByRole("link", { name: "See our works" })).toHaveAttribute("href", "/our-works/");
    expect(region.getByRole("img", { name: "A lens" })).toHaveAttribute("loading", "eager");
  });

  it("links to no works before there are any", () => {
    fakeObserver();
    render(<Hero hero={hero} linksToWorks={false} />);
    expect(screen.queryByRole("link", { name: "See our works" })).not.toBeInTheDocument();
  });

  it("plays its film at 0.8 times its speed", () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    setup();
    expect(document.querySelector("video")?.playbackRate).toBe(0.8);
  });

  it("types 60 ms a character, holds 1000 ms, erases 20 ms a character and goes on to the next phrase", async () => {
    jest.useFakeTimers();
    fakeWindow({ width: 1440 });
    setup();
    const line = screen.getByTestId("typewriter");
    // The typing part loads in its own chunk.
    await act(() => import("../../../components/Typewriter/Typing"));
    await act(() => jest.advanceTimersByTimeAsync(0));
    /** Milliseconds until the line reads `text`, in steps of 5 ms. */
    const until = async (text: string) => {
      for (let ms = 0; ms <= 4000; ms += 5) {
        if (line.textContent === text) return ms;
        await act(() => jest.advanceTimersByTimeAsync(5));
      }
      throw new Error(`The line never read "${text}", but reads "${line.textContent}".`);
    };
    await until("SEO");
    await until("W");
    const typing = await until("Websites");
    expect(typing / 7).toBeGreaterThanOrEqual(55);
    expect(typing / 7).toBeLessThanOrEqual(65);
    const held = await until("Website");
    expect(held).toBe(1000);
    const erasing = await until("W");
    expect(erasing / 6).toBeGreaterThanOrEqual(15);
    expect(erasing / 6).toBeLessThanOrEqual(25);
    await until("SEO");
    await until("Websites");
    jest.useRealTimers();
  });
});
