import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";

const small = { width: 390, height: 844 };
const { home, site, testimonials, values } = content;

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** Opens the home page at a section, whose script has run when this is done. */
const open = async (page: Page, id: string): Promise<Locator> => {
  await page.goto("/");
  const section = page.locator(`#${id}`);
  await section.evaluate((element) => {
    element.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await hydrated(section);
  return section;
};

test.describe("the eye at the end", () => {
  test.skip(site.closing.heading === "", "the pages end without a large line");
  const eyeOf = (page: Page): Locator => page.getByRole("region", { name: say("closing.label") }).locator("h2 + svg");
  const clipOf = (mark: Locator) => () => mark.evaluate((element) => getComputedStyle(element).clipPath);

  test("closes on its way up, and is open under reduced motion", async ({ page }) => {
    await page.goto("/");
    const mark = eyeOf(page);
    await expect.poll(clipOf(mark)).toContain("ellipse(64% 78%");
    await page.setViewportSize({ width: 1280, height: 600 });
    await mark.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height / 2, behavior: "instant" });
    });
    await expect.poll(clipOf(mark)).toContain("ellipse(42% 1.2%");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(clipOf(mark)).toBe("none");
  });

  test("is beside the words", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const isOverWords = await eyeOf(page).evaluate((eye) => {
      const words = document.createRange();
      words.selectNodeContents(eye.previousElementSibling ?? eye);
      const [text, mark] = [words.getBoundingClientRect(), eye.getBoundingClientRect()];
      return text.left < mark.right && mark.left < text.right;
    });
    expect(isOverWords).toBe(false);
  });
});

test.describe("about", () => {
  test("shows its cards in two columns from 768 px", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const about = await open(page, "about");
    const boxes = await Promise.all((await about.getByRole("listitem").all()).map((item) => item.boundingBox()));
    expect(boxes).toHaveLength(values.length);
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
    await expect(about.getByRole("button", { name: say("home.nextValue") })).toBeHidden();
  });

  test("small: one card at a time, around both ends, without moving its buttons", async ({ page }) => {
    await page.setViewportSize(small);
    const about = await open(page, "about");
    const cards = about.getByRole("heading", { level: 3 });
    const [first, last] = [values[0]?.title, values.at(-1)?.title];
    await expect(cards).toHaveText(first ?? "");
    const next = about.getByRole("button", { name: say("home.nextValue") });
    // In the section, because a click scrolls the page where it must.
    const place = () => next.evaluate((element: HTMLElement) => element.offsetTop);
    const before = await place();
    await about.getByRole("button", { name: say("home.previousValue") }).click();
    await expect(cards).toHaveText(last ?? "");
    await next.click();
    await expect(cards).toHaveText(first ?? "");
    await page.waitForTimeout(400);
    expect(await place()).toBe(before);
  });
});

test.describe("FAQ", () => {
  test("a press that comes before its script is not lost", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const button = page.locator("#faq button").first();
    await button.evaluate((element: HTMLElement) => {
      element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      element.click();
    });
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and no button offers to stop it", async ({ page }) => {
    await page.clock.install();
    const section = await open(page, "testimonials");
    // A list where all of them fit.
    await expect(section.getByRole("group")).toHaveCount(testimonials.length > 3 ? 1 : 0);
    await page.clock.runFor(4000);
    if (testimonials.length > 3)
      await expect(section.getByRole("button", { name: say("carousel.goToSlide", { number: 1 }) })).toHaveAttribute(
        "aria-current",
        "true",
      );
    await expect(page.getByRole("button", { name: like("motion.pause", { subject: /.+/ }) })).toHaveCount(0);
    await page.locator("#about").scrollIntoViewIfNeeded();
    await page.clock.runFor(3500);
    await expect(page.getByTestId("rotating-word")).toHaveText(home.about.words[0] ?? "");
  });
});

for (const size of [small, { width: 1440, height: 900 }]) {
  test(`nothing is pushed about while one reads down the page at ${size.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts, shiftTotal: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node }[];
          };
          if (shift.hadRecentInput) continue;
          Object.assign(window, { shiftTotal: Number(Reflect.get(window, "shiftTotal")) + shift.value });
          const place = shift.sources
            .map(({ node }) => (node instanceof Element ? (node.closest("section")?.id ?? node.tagName) : "text"))
            .join();
          shifts.push(`${shift.value.toFixed(4)} ${place}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await hydrated(page);
    await scrollThrough(page);
    await page.waitForTimeout(500);
    const { total, shifts } = await page.evaluate(() => ({
      total: Number(Reflect.get(window, "shiftTotal")),
      shifts: JSON.stringify(Reflect.get(window, "shifts")),
    }));
    expect(total, shifts).toBeLessThan(0.01);
  });
}
