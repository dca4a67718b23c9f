import type { Page, Request, Route } from "@playwright/test";

/** Takes one attempt away; what comes after goes through. */
export const failOnce = () => {
  let failed = false;
  return (route: Route): Promise<void> => {
    if (failed) return route.fallback();
    failed = true;
    return route.abort();
  };
};

/** The requests that are on their way, from now on. */
export const requestsInFlight = (page: Page): ReadonlySet<Request> => {
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  return requests;
};

const PICTURES = ["webp", "avif", "png", "jpg"].map((ending) => `*.${ending}*`);
/** What the console says of a picture that `withoutPictures` keeps away. */
export const NO_PICTURE = /net::ERR_BLOCKED_BY_CLIENT.*\.(webp|avif|png|jpg)/;

/** Lets no picture come, for tests of places on a page: a picture has its room before it is there (faults.spec.ts). */
export const withoutPictures = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: PICTURES });
};

/** What a reader finds in the page's content: headings and links in their order, and sections with the room they take. */
export interface Outline {
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly emptySections: readonly string[];
}

export const outlineOf = (page: Page): Promise<Outline> =>
  page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    // A carousel shows its slides again, for the loop; the teaser's posts come by script, when they come.
    const apart = ".slick-cloned, #blog li";
    const all = (selector: string): HTMLElement[] =>
      [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest(apart));
    const nameOf = (element: Element): string => element.id || element.textContent.trim().slice(0, 40);
    return {
      headings: all("h1, h2, h3").map((heading) => heading.textContent.trim()),
      links: [...new Set(all("a[href]").map((link) => link.getAttribute("href") ?? ""))].sort(),
      emptySections: all("section")
        .filter((section) => section.getBoundingClientRect().height < 20)
        .map(nameOf),
    };
  });
