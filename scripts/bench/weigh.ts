import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";

/** How long, in ms, the network must be idle before the first view counts as complete. */
const QUIET = 1500;

const SCREEN = { width: 390, height: 844 };

/** How far below the window, in px, a section's script is loaded (`src/runtime/island.tsx`). */
const REACH = 200;

const KINDS = ["javascript", "html", "json", "image", "video", "font"] as const;

type Kind = (typeof KINDS)[number] | "other";

const kindOf = (type = ""): Kind => KINDS.find((kind) => type.includes(kind)) ?? "other";

/** JavaScript is counted as gzip, like its limits. Everything else is counted as transferred. */
const sizeOf = async (response: Response): Promise<number> => {
  if (kindOf(response.headers()["content-type"]) !== "javascript")
    return Number(response.headers()["content-length"] ?? 0);
  // Requested again, because the browser may have dropped the body of a script that it ran.
  const again = await response.frame().page().request.get(response.url());
  return gzipSync(await again.body(), { level: 9 }).length;
};

/** What a first view costs on a phone, before any touch, and what loads by itself after it. */
export const weigh = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  // On a slow machine, the popup would count as part of the first view.
  await context.addInitScript(() => {
    sessionStorage.setItem("lead-popup-seen", "true");
  });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  // The scripts have started, and the page is hydrated.
  await page.waitForFunction(() => document.querySelector("#___gatsby[data-island]") === null);
  let seen;
  do {
    seen = responses.length;
    // A busy machine is late with what waits for an idle page.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(QUIET);
  } while (responses.length > seen);
  // `loadLazyPictures` gives these their priority. They begin once the first view has loaded and the page is idle.
  const laterPictures = await page
    .locator("img[fetchpriority=low]")
    .evaluateAll((pictures) => pictures.map((picture) => picture instanceof HTMLImageElement && picture.currentSrc));
  const bytes: Record<Kind, number> = { javascript: 0, html: 0, json: 0, image: 0, video: 0, font: 0, other: 0 };
  let later = 0;
  let requests = 0;
  for (const response of responses) {
    const size = await sizeOf(response);
    if (laterPictures.includes(response.url())) {
      later += size;
    } else {
      bytes[kindOf(response.headers()["content-type"])] += size;
      requests += 1;
    }
  }
  const elements = await page.locator("*").count();
  const carousels = await page
    .locator("section:has([aria-roledescription=carousel])")
    .evaluateAll(
      (sections, lowest) => sections.filter((section) => section.getBoundingClientRect().top < lowest).length,
      SCREEN.height + REACH,
    );
  await context.close();
  return {
    bytes,
    /** Bytes of pictures that load by themselves after the first view. */
    later,
    requests,
    elements,
    /** Those that are alive within `REACH` below the window. */
    carousels,
  };
};
