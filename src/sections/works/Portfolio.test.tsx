import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakePortfolioPages } from "../../../test/fake-works";
import { imageCounts, images, manyImages, reel, reels, websites } from "../../../test/sample-works";
import { Portfolio } from "./Portfolio";

const shownItems = (container: HTMLElement) => [...container.querySelectorAll("[data-type]")];
const shownTypes = (container: HTMLElement) => shownItems(container).map((item) => item.getAttribute("data-type"));

const show = (address = "/our-works/") => {
  window.history.replaceState(null, "", address);
  return render(<Portfolio images={images} imageCounts={imageCounts()} reels={reels} websites={websites} />).container;
};
const button = (name: string) => screen.getByRole("button", { name });

describe("Portfolio", () => {
  it("shows everything at first: images, then reels, then websites", () => {
    const types = shownTypes(show());
    expect(types).toEqual(["creative", "ai", "cgi", "cgi", "creative", "videos", "videos", "videos", "websites"]);
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
    const container = show();
    await userEvent.click(button(label));
    expect(shownTypes(container)).toEqual(Array.from({ length: count }, () => type));
    expect(screen.getByRole("status")).toHaveTextContent(words);
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([button(label)]);
    await userEvent.click(button("ALL"));
    expect(shownTypes(container)).toHaveLength(9);
  });

  it("shows a long list in parts, and moves the focus to the first item of the next part", async () => {
    const many = Array.from({ length: 70 }, (_, number) => ({
      ...reel,
      title: `Reel ${number}`,
      link: `#${number}`,
    }));
    const { container } = render(
      <Portfolio images={images} imageCounts={imageCounts()} reels={many} websites={websites} />,
    );
    expect(shownTypes(container)).toHaveLength(48);
    expect(screen.getByRole("status")).toHaveTextContent("48 of 76 items shown");
    await userEvent.click(button("Show 28 more"));
    expect(shownTypes(container)).toHaveLength(76);
    expect(shownItems(container)[48]?.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole("status")).toHaveTextContent("76 items shown");
    expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
    await userEvent.click(button("REELS"));
    expect(screen.getByRole("status")).toHaveTextContent("48 of 70 reels shown");
  });

  it("loads only the first picture of the whole list at once", async () => {
    show();
    const loading = () => screen.getAllByRole("img").map((picture) => picture.getAttribute("loading"));
    const [first, ...others] = loading();
    expect(first).toBe("eager");
    expect(new Set(others)).toEqual(new Set(["lazy"]));
    await userEvent.click(button("CGI"));
    expect(new Set(loading())).toEqual(new Set(["lazy"]));
  });

  it("opens with the filter in its address", () => {
    expect(shownTypes(show("/our-works/?type=websites"))).toEqual(["websites"]);
    expect(button("WEBSITES")).toHaveAttribute("aria-pressed", "true");
  });

  it("links each image to the four profiles, in new tabs", () => {
    const item = show("/our-works/?type=ai").querySelector("[data-type]");
    if (!(item instanceof HTMLElement)) throw new Error("No item is shown.");
    const links = within(item).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(images[0]?.socials.map(({ url }) => url));
    for (const link of links) {
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
      expect(link).toHaveAccessibleName(/^(instagram|facebook|twitter|linkedin), our profile$/);
    }
  });

  it("links a website's picture and title to the site, in a new tab", () => {
    show("/our-works/?type=websites");
    const link = screen.getByRole("link", { name: /Dream homes/ });
    expect(link).toHaveAttribute("href", "https://example.com/homes");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(within(link).getByRole("img", { name: "A screenshot of homes" })).toBeInTheDocument();
  });
});

describe("Portfolio with more images than its page has", () => {
  // 50 creatives, 25 of CGI, 25 AI.
  const all = manyImages(100);
  const showMany = (address = "/our-works/") => {
    window.history.replaceState(null, "", address);
    const requests = fakePortfolioPages(all);
    const { container } = render(
      <Portfolio images={all.slice(0, 48)} imageCounts={imageCounts(all)} reels={reels} websites={websites} />,
    );
    return { container, requests };
  };
  const more = () => screen.getByRole("button", { name: /^Show \d+ more$/ });
  const status = () => screen.getByRole("status");

  it("counts all of them from the start, and has a button for each type", () => {
    const { container, requests } = showMany();
    expect(shownTypes(container)).toHaveLength(48);
    expect(status()).toHaveTextContent("48 of 104 items shown");
    expect(screen.getAllByRole("button", { pressed: false }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["CREATIVES", "AI", "CGI", "REELS", "WEBSITES"]),
    );
    expect(requests).toEqual([]);
  });

  it("loads the next ones once, however often the button is pressed, and moves the focus to the first", async () => {
    const { container, requests } = showMany();
    await userEvent.click(more());
    expect(more()).toHaveAttribute("aria-disabled", "true");
    expect(status()).toHaveTextContent("Loading…");
    await userEvent.click(more());
    await userEvent.click(more());
    expect(requests.map(({ path }) => path)).toEqual(["/all/2/"]);
    expect(shownTypes(container)).toHaveLength(48);
    expect(more()).toHaveFocus();
    await requests[0]?.answer();
    expect(shownTypes(container)).toHaveLength(96);
    expect(status()).toHaveTextContent("96 of 104 items shown");
    expect(shownItems(container)[48]?.contains(document.activeElement)).toBe(true);
    expect(more()).not.toHaveAttribute("aria-disabled");
    expect(more()).toHaveTextContent("Show 8 more");
  });

  it("shows reels and websites after the last image, and not before it has loaded", async () => {
    const { container, requests } = showMany();
    await userEvent.click(more());
    await requests[0]?.answer();
    await userEvent.click(more());
    expect(shownTypes(container)).toHaveLength(96);
    await requests[1]?.answer();
    expect(shownTypes(container).slice(100)).toEqual(["videos", "videos", "videos", "websites"]);
    expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
  });

  it("leaves the focus where the visitor has moved it meanwhile", async () => {
    const { requests } = showMany();
    await userEvent.click(more());
    button("CGI").focus();
    await requests[0]?.answer();
    expect(button("CGI")).toHaveFocus();
  });

  it("says that loading failed, and tries again at the next press", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { container, requests } = showMany();
    await userEvent.click(more());
    await requests[0]?.fail();
    expect(screen.getByRole("alert")).toHaveTextContent("More work couldn't be loaded. Please try again.");
    expect(status()).toHaveTextContent("48 of 104 items shown");
    expect(more()).toHaveFocus();
    await userEvent.click(more());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await requests[1]?.answer();
    expect(shownTypes(container)).toHaveLength(96);
    expect(shownItems(container)[48]?.contains(document.activeElement)).toBe(true);
    jest.restoreAllMocks();
  });

  it("shows a type's first images at once and the others when they've loaded", async () => {
    const { container, requests } = showMany();
    await userEvent.click(button("CGI"));
    expect(shownTypes(container)).toEqual(Array.from({ length: 12 }, () => "cgi"));
    expect(more()).toHaveAttribute("aria-disabled", "true");
    await requests[0]?.answer();
    expect(shownTypes(container)).toEqual(Array.from({ length: 25 }, () => "cgi"));
    expect(status()).toHaveTextContent("25 CGI pieces shown");
    expect(button("CGI")).toHaveFocus();
  });

  it("shows the list of the filter that was chosen last, even if another's images come later", async () => {
    const { container, requests } = showMany("/our-works/?type=creative");
    await userEvent.click(button("AI"));
    await requests[1]?.answer();
    await requests[0]?.answer();
    expect(shownTypes(container)).toEqual(Array.from({ length: 25 }, () => "ai"));
    window.history.replaceState(null, "", "/our-works/?type=creative");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(shownTypes(container)).toEqual(Array.from({ length: 48 }, () => "creative"));
    expect(status()).toHaveTextContent("48 of 50 creatives shown");
    expect(requests).toHaveLength(2);
  });
});
