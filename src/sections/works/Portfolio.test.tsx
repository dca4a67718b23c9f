import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { images, reels, reelsHeader, websites } from "../../../test/sample-works";
import Portfolio from "./Portfolio";

const shownItems = (container: HTMLElement) => [...container.querySelectorAll("[data-type]")];
const shownTypes = (container: HTMLElement) => shownItems(container).map((item) => item.getAttribute("data-type"));

/** Reels come with a script of their own. */
const reelsLoaded = () =>
  act(async () => {
    await import("./reels/Reels");
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const show = async (address = "/our-works/") => {
  window.history.replaceState(null, "", address);
  const works = { images, websites, reels, reelsHeader };
  const { container } = render(<Portfolio {...works}>Case studies</Portfolio>);
  await reelsLoaded();
  return container;
};
const button = (name: string) => screen.getByRole("button", { name });

describe("Portfolio", () => {
  it("shows everything at first: images, then websites, then reels", async () => {
    const container = await show();
    const types = shownTypes(container);
    expect(types).toEqual(["creative", "ai", "cgi", "cgi", "creative", "websites", "videos", "videos", "videos"]);
    expect(button("ALL")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("status")).toHaveTextContent("9 items shown");
  });

  it.each([
    ["CREATIVES", "creative", 2, "2 creatives shown"],
    ["AI", "ai", 1, "1 AI piece shown"],
    ["CGI", "cgi", 2, "2 CGI pieces shown"],
    ["REELS", "videos", 3, "3 reels shown"],
    ["WEBSITES", "websites", 1, "1 website shown"],
  ])("%s shows only its items, and says how many", async (label, type, count, words) => {
    const container = await show();
    await userEvent.click(button(label));
    expect(shownTypes(container)).toEqual(Array.from({ length: count }, () => type));
    expect(screen.getByRole("status")).toHaveTextContent(words);
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([button(label)]);
    expect(screen.getByText("Case studies")).not.toBeVisible();
    await userEvent.click(button("ALL"));
    await reelsLoaded();
    expect(shownTypes(container)).toHaveLength(9);
    expect(screen.getByText("Case studies")).toBeVisible();
  });

  it("links each image to the four profiles, in new tabs", async () => {
    const item = (await show("/our-works/?type=ai")).querySelector("[data-type]");
    if (!(item instanceof HTMLElement)) throw new Error("No item is shown.");
    const links = within(item).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(images[0]?.socials.map(({ url }) => url));
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
      expect(link).toHaveAccessibleName(/^(Instagram|Facebook|X|LinkedIn), our profile$/);
    }
  });

  it("links a website's picture and title to the site, in a new tab", async () => {
    await show("/our-works/?type=websites");
    const link = screen.getByRole("link", { name: /Dream homes/ });
    expect(link).toHaveAttribute("href", "https://example.com/homes");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(within(link).getByRole("img", { name: "A screenshot of homes" })).toBeInTheDocument();
  });
});
