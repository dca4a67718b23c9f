import { render, screen, within } from "@testing-library/react";
import { fakeObserver, fakeWindow } from "../../../../test/fake-browser";
import { film, illustration } from "../../../../test/fixtures";
import { Hero } from "./Hero";

const phrases = ["Websites", "SEO"];

const hero = {
  headline: "We help!",
  lead: "A sense for",
  phrases,
  poster: illustration("A lens"),
  video: film,
  eye: null,
};

describe("Hero", () => {
  it("is named by the page's heading and links to contact and works", () => {
    fakeWindow({ width: 1440, reducedMotion: true });
    fakeObserver();
    render(<Hero hero={hero} linksToWorks />);
    const region = within(screen.getByRole("region", { name: "We help!" }));
    expect(region.getByRole("heading", { level: 1, name: "We help!" })).toBeInTheDocument();
    expect(region.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact/");
    expect(region.getByRole("link", { name: "See our works" })).toHaveAttribute("href", "/our-works/");
    expect(region.getByRole("img", { name: "A lens" })).toHaveAttribute("loading", "eager");
  });
});
