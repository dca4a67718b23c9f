import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";

const GO_TO_SLIDE = like("carousel.goToSlide", { number: /\d+/ });
const PAUSE = say("motion.pause", { subject: say("motion.carousel") });
const PLAY = say("motion.play", { subject: say("motion.carousel") });

const small = { width: 390, height: 844 };
const { faq, home, method, testimonials, values } = content;

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

/**
 * Lets so many changes below an element come, and gives the time between them, in ms. The page has to have Playwright's
 * clock, so that nobody waits for it.
 */
const intervals = async (target: Locator, count: number): Promise<number[]> => {
  const { clock } = target.page();
  const seen = await target.evaluateHandle((element) => {
    const times: number[] = [];
    new MutationObserver(() => {
      const now = performance.now();
      // React may need more than one change for a step.
      if (now - (times.at(-1) ?? -Infinity) >= 200) times.push(now);
    }).observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-current"] });
    return times;
  });
  let times: number[] = [];
  await expect
    .poll(async () => {
      await clock.runFor(500);
      times = await seen.jsonValue();
      return times.length;
    })
    .toBeGreaterThan(count);
  return times.slice(1, count + 1).map((time, index) => time - (times[index] ?? 0));
};

/** What is in the accessibility tree and in view of a list. */
const visible = async (items: Locator): Promise<number> => {
  const states = await Promise.all((await items.all()).map((item) => item.isVisible()));
  return states.filter(Boolean).length;
};
/** Waits for the testimonials' carousel, or for their list where all of them fit. */
const carouselIn = async (section: Locator): Promise<void> => {
  await expect(section.getByRole("group")).toHaveCount(testimonials.length > 3 ? 1 : 0);
};
const currentDot = (carousel: Locator): Locator => carousel.locator('button[aria-current="true"]');

test.describe("about", () => {
  // How exact the time is, the unit tests say; here the machine may be busy.
  test("its word changes every 2.5 s and can be stopped", async ({ page }) => {
    await page.clock.install();
    const about = await open(page, "about");
    const word = about.getByTestId("rotating-word");
    for (const time of await intervals(word, 2)) {
      expect(time).toBeGreaterThan(2300);
      expect(time).toBeLessThan(4000);
    }
    await about.getByRole("button", { name: say("motion.pause", { subject: say("motion.words") }) }).click();
    const stopped = await word.innerText();
    await page.clock.runFor(5500);
    await expect(word).toHaveText(stopped);
    await expect(
      page.getByRole("region", { name: `${home.about.heading} ${home.about.words.join(", ")}` }),
    ).toBeVisible();
  });

  for (const width of [820, 1440]) {
    test(`shows its cards in two columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const about = await open(page, "about");
      const boxes = await Promise.all((await about.getByRole("listitem").all()).map((item) => item.boundingBox()));
      expect(boxes).toHaveLength(values.length);
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
      await expect(about.getByRole("button", { name: say("home.nextValue") })).toBeHidden();
    });
  }

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

test.describe("why us", () => {
  test("has its cards in a grid, and a carousel when the window is made small", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const whyUs = await open(page, "why-us");
    await expect(whyUs.getByRole("heading", { level: 3 })).toHaveCount(content.whyUs.length);
    await expect.poll(() => visible(whyUs.getByRole("img"))).toBe(content.whyUs.length);
    if (content.whyUs.length === 1) return;
    await page.setViewportSize({ width: 767, height: 900 });
    const carousel = whyUs.getByRole("group");
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    await expect(carousel.getByRole("heading")).toHaveCount(1);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(whyUs.getByRole("heading", { level: 3 })).toHaveCount(content.whyUs.length);
  });

  if (content.whyUs.length > 1) {
    test("small: moves on every 2.5 s", async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize(small);
      const whyUs = await open(page, "why-us");
      const carousel = whyUs.getByRole("group");
      await expect(carousel).toBeVisible();
      for (const time of await intervals(carousel.locator("ul").last(), 2)) {
        expect(time).toBeGreaterThan(2300);
        expect(time).toBeLessThan(4000);
      }
    });
  }
});

test.describe("method", () => {
  test("shows the step of the chosen tab, by mouse and by arrow keys", async ({ page }) => {
    const section = await open(page, "method");
    const tabs = section.getByRole("tab");
    await expect(tabs).toHaveCount(method.length);
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    await expect(section.getByRole("tabpanel")).toHaveCount(1);
    await expect(section.getByRole("tabpanel")).toContainText(method[0]?.heading ?? "");
    await tabs.nth(4).click();
    await expect(section.getByRole("tabpanel", { name: method[4]?.title ?? "" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(tabs.nth(5)).toBeFocused();
    await expect(section.getByRole("tabpanel", { name: method[5]?.title ?? "" })).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(section.getByRole("tabpanel", { name: method.at(-1)?.title ?? "" })).toBeVisible();
    await expect(section.getByRole("img")).toHaveAttribute("alt", method.at(-1)?.image.alt ?? "");
  });
});

test.describe("testimonials", () => {
  if (testimonials.length > 3) {
    for (const [width, count] of [
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
    ] as const) {
      test(`show ${count} at ${width} px, the rest out of reach`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const section = await open(page, "testimonials");
        await expect(section.getByRole("group")).toBeVisible();
        await expect(section.getByRole("figure")).toHaveCount(count);
        await expect(section.getByRole("button", { name: GO_TO_SLIDE })).toHaveCount(testimonials.length);
      });
    }
  }

  if (testimonials.length > 3) {
    test("move on every 3 s, in 0.6 s, and stop by the button and under the pointer", async ({ page }) => {
      await page.clock.install();
      const section = await open(page, "testimonials");
      const carousel = section.getByRole("group");
      await expect(carousel).toBeVisible();
      for (const time of await intervals(carousel.locator("ul").last(), 2)) {
        expect(time).toBeGreaterThan(2800);
        expect(time).toBeLessThan(4500);
      }
      await carousel.getByRole("button", { name: PAUSE }).click();
      const stopped = await currentDot(carousel).getAttribute("aria-label");
      await page.clock.runFor(4000);
      await expect(currentDot(carousel)).toHaveAttribute("aria-label", stopped ?? "");

      const play = carousel.getByRole("button", { name: PLAY });
      await play.press("Enter");
      await page.clock.runFor(3500);
      await expect(currentDot(carousel)).not.toHaveAttribute("aria-label", stopped ?? "");
      await carousel.getByRole("figure").first().hover();
      const hovered = await currentDot(carousel).getAttribute("aria-label");
      await page.clock.runFor(4000);
      await expect(currentDot(carousel)).toHaveAttribute("aria-label", hovered ?? "");
    });
  }

  test("cut each review at 100 characters plus an ellipsis", async ({ page }) => {
    const section = await open(page, "testimonials");
    await carouselIn(section);
    const first = section.getByRole("figure").first();
    await expect(first.locator("blockquote")).toHaveText(`${testimonials[0]?.review.slice(0, 100)}…`);
    await expect(section.getByText(home.testimonials.badge)).toBeVisible();
    await expect(section.getByRole("link", { name: home.testimonials.button })).toHaveAttribute("href", "/contact/");
  });

  test("stay under the list's place when the carousel takes over", async ({ page }) => {
    const height = () => page.locator("#testimonials").evaluate((element) => element.getBoundingClientRect().height);
    for (const size of [small, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      await page.goto("/");
      const before = await height();
      const section = await open(page, "testimonials");
      if (testimonials.length > 3) await expect(section.getByRole("group")).toBeVisible();
      await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(1);
    }
  });
});

test.describe("FAQ", () => {
  test("opens one answer at a time, and closes the open one", async ({ page }) => {
    const section = await open(page, "faq");
    const [first, second] = faq;
    const answer = (item = first) => section.getByText(item?.answer ?? "");
    const button = (item = first) => section.getByRole("button", { name: item?.question ?? "", exact: true });
    await expect(section.getByRole("button")).toHaveCount(faq.length);
    await expect(answer()).toBeHidden();
    await button().click();
    await expect(button()).toHaveAttribute("aria-expanded", "true");
    await expect(answer()).toBeVisible();
    await button(second).click();
    await expect(answer(second)).toBeVisible();
    await expect(answer()).toBeHidden();
    await button(second).click();
    await expect(answer(second)).toBeHidden();
    await expect(section.locator('[aria-expanded="true"]')).toHaveCount(0);
  });

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
    await carouselIn(section);
    await page.clock.runFor(4000);
    if (testimonials.length > 3)
      await expect(currentDot(section)).toHaveAttribute("aria-label", say("carousel.goToSlide", { number: 1 }));
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
