import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, recordShifts, withoutPopup } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { CASE_STUDIES, PATHS } from "../support/routes";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";
import { countOf, imagesOf, PICTURES, SHOWN, type Type, TYPES } from "../support/works";

test.beforeEach(({ page }) => withoutPopup(page));

const { images, reels, websites } = content;
const [FEWEST = "videos"] = SHOWN;

const filter = (page: Page, type: Type | "all"): Locator =>
  page.getByRole("button", { name: say(`works.${type}`), exact: true });
const live = (page: Page): Locator => page.getByRole("main").getByRole("status");
const types = (page: Page): Promise<Set<string | undefined>> =>
  page
    .locator("[data-type]")
    .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? item.dataset.type : undefined)))
    .then((all) => new Set(all));
/** The list follows the buttons a moment later (it's a deferred value), so this waits. */
const expectTypes = (page: Page, expected: readonly Type[]): Promise<void> =>
  expect.poll(() => types(page)).toEqual(new Set(expected));
const open = async (page: Page, address = PATHS.works): Promise<void> => {
  await page.goto(address);
  await hydrated(filter(page, "all"));
};

test.describe("filters", () => {
  test("leave the items of a type, say how many, and underline the one chosen", async ({ page }) => {
    await open(page);
    const underline = (type: Type | "all") =>
      filter(page, type).evaluate((button) => new DOMMatrix(getComputedStyle(button, "::after").transform).a);
    // A type that has no items has no filter.
    for (const type of TYPES) await expect(filter(page, type)).toHaveCount(countOf(type) > 0 ? 1 : 0);
    await filter(page, FEWEST).click();
    await expectTypes(page, [FEWEST]);
    await expect(page.locator("[data-type]")).toHaveCount(countOf(FEWEST));
    await expect(live(page)).toHaveText(like("works.shown", { items: new RegExp(`${countOf(FEWEST)} .+`) }));
    await expect.poll(() => underline(FEWEST)).toBe(1);
    await expect.poll(() => underline("all")).toBe(0);
  });

  test("push nothing about when a link leads to one", async ({ page }) => {
    const shifts = await recordShifts(page);
    await open(page, `${PATHS.works}?type=${FEWEST}`);
    await expectTypes(page, [FEWEST]);
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
  });

  test("keep the focus and the bar in view when the list gets short", async ({ page }) => {
    await open(page);
    const first = page.locator(`[data-type=${FEWEST}]`).first();
    await page.locator("[data-type]").last().scrollIntoViewIfNeeded();
    await filter(page, FEWEST).click();
    await expect(page.locator("[data-type]")).toHaveCount(countOf(FEWEST));
    await expect(filter(page, FEWEST)).toBeFocused();
    await expect(filter(page, FEWEST)).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 0.2 });
    // Nothing of the list may be under the bar that stays.
    await expect
      .poll(async () => {
        const bar = await page.getByRole("group", { name: say("works.filter") }).boundingBox();
        const item = await first.boundingBox();
        return (item?.y ?? -Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  });
});

test("the grid has one to four columns, by the width of the window, and websites one", async ({ page }) => {
  const columnsOf = (type: Type) =>
    page
      .locator(`[data-type=${type}]`)
      .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
  await open(page);
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await filter(page, "all").click();
      await expect.poll(() => columnsOf("websites")).toBe(Math.min(1, websites.length));
      // Among our own work, phones have reels in two rows to swipe.
      await expect
        .poll(() => columnsOf("videos"))
        .toBe(width < 768 ? Math.ceil(reels.length / 2) : Math.min(columns, reels.length));
      if (reels.length > 0) {
        await filter(page, "videos").click();
        await expectTypes(page, ["videos"]);
        await expect.poll(() => columnsOf("videos")).toBe(Math.min(columns, reels.length));
      }
      await filter(page, PICTURES).click();
      await expectTypes(page, [PICTURES]);
      await expect.poll(() => columnsOf(PICTURES)).toBe(Math.min(columns, countOf(PICTURES)));
    });
  }
});

test("on phones, pictures are one and two in a row, in turn", async ({ page }) => {
  test.skip(images.length < 3, "no row of two");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const widths = await page
    .locator("main ul article button:has(img)")
    .evaluateAll((buttons) => buttons.slice(0, 3).map((button) => button.clientWidth));
  expect(widths).toEqual([358, 171, 171]);
});

test("the names of a chart's figures stay in view while these scroll on phones", async ({ page }) => {
  const study = CASE_STUDIES.find(({ sections }) =>
    sections.some((section) => section.kind === "chart" && section.points.length > 6),
  );
  test.skip(!study, "no case study has a chart with many points");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(study?.path ?? "/");
  const table = page.getByRole("main").getByRole("table").first();
  const last = table.getByRole("columnheader").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(table.getByRole("rowheader").first()).toBeInViewport();
});

test("rows to swipe have dots, one for each case study and one for two reels", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const session = await page.context().newCDPSession(page);
  // The browser makes them, so no element is one: as links or as tabs, by its version.
  const dots = async () =>
    (await session.send("Accessibility.getFullAXTree")).nodes
      .map(({ role, name }) => (/^(?:link|tab)$/.test(String(role?.value)) ? String(name?.value) : ""))
      .filter((name) => /^\d+$/.test(name));
  const numbers = (count: number) => (count > 1 ? Array.from({ length: count }, (_, index) => `${index + 1}`) : []);
  await expect.poll(dots).toEqual([...numbers(CASE_STUDIES.length), ...numbers(Math.ceil(reels.length / 2))]);
});

for (const [kind, forPhones, ratio] of [
  ["wide pictures", false, 4 / 3],
  ["versions for phones", true, 4 / 5],
] as const) {
  test(`${kind} of case studies are whole on small screens`, async ({ page }) => {
    const shown = CASE_STUDIES.flatMap(({ path, sections }) => sections.map((section) => ({ path, section }))).find(
      ({ section }) => section.kind === "prose" && section.image && (section.image.phone !== undefined) === forPhones,
    );
    test.skip(!shown, `no case study has ${kind}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shown?.path ?? "/");
    const picture = page.getByRole("region", { name: shown?.section.heading }).locator("img");
    await expect.poll(() => picture.evaluate((image) => image.clientWidth / image.clientHeight)).toBeCloseTo(ratio, 1);
  });
}

test("case studies follow the images, before websites and reels, and only where everything is shown", async ({
  page,
}) => {
  test.skip(CASE_STUDIES.length === 0, "no case studies");
  await open(page);
  const links = page.locator("main li[data-scheme] a");
  await expect(links).toHaveText(CASE_STUDIES.map(({ hero }) => hero.headline));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(CASE_STUDIES.map(({ path }) => path));
  const kinds = await page
    .locator("main :is([data-type], li[data-scheme])")
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-type")));
  const rest = (["websites", "videos"] as const).filter((type) => countOf(type) > 0);
  expect([...new Set(kinds)].slice(-1 - rest.length)).toEqual([null, ...rest]);
  await filter(page, FEWEST).click();
  await expectTypes(page, [FEWEST]);
  await expect(links.first()).toBeHidden();
  await filter(page, "all").click();
  await expect(links.first()).toBeVisible();
});

test("items fade up once in 800 ms", async ({ page }) => {
  await open(page);
  // Reels wait until their script is there.
  const item = page.locator("[data-type]:not([data-type=videos])").last();
  const entrance = item.locator("[data-effect]");
  const style = (name: "opacity" | "transitionDuration") =>
    entrance.evaluate((element, property) => getComputedStyle(element)[property], name);
  expect(await style("opacity")).toBe("1");
  await page.mouse.wheel(0, 100);
  await expect.poll(() => style("opacity")).toBe("0");
  await item.scrollIntoViewIfNeeded();
  await expect.poll(() => style("opacity")).toBe("1");
  expect(await style("transitionDuration")).toBe("0.8s");
  await page.locator("h1").scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await style("opacity")).toBe("1");
});

test.describe("lightbox", () => {
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: say("works.lightbox") });
  const shown = (page: Page): Locator =>
    dialog(page)
      .locator(`[aria-roledescription="${say("works.slide")}"]:not([inert])`)
      .getByRole("img");

  test("opens from the keyboard, turns with the arrows, closes with Escape and returns the focus", async ({ page }) => {
    await open(page, `${PATHS.works}?type=${PICTURES}`);
    await expect(page.locator(`[data-type]:not([data-type=${PICTURES}])`)).toHaveCount(0);
    const opener = page.locator(`[data-type=${PICTURES}]`).nth(1).getByRole("button");
    const texts = imagesOf(PICTURES).map(({ title, client, image }) =>
      say("works.alt", { title, client, alt: image.alt }),
    );
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(shown(page)).toHaveAttribute("alt", texts[1] ?? "");
    await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const holdsFocus = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await page.keyboard.press("ArrowRight");
    await expect(shown(page)).toHaveAttribute("alt", texts[2] ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(shown(page)).toHaveAttribute("alt", texts[1] ?? "");
    // The lightbox takes one key at a time, so each turn is awaited.
    await page.keyboard.press("ArrowLeft");
    await expect(shown(page)).toHaveAttribute("alt", texts[0] ?? "");
    await page.keyboard.press("ArrowLeft");
    // From the first to the last.
    await expect(shown(page)).toHaveAttribute("alt", texts.at(-1) ?? "");
    // The page behind is out of reach: the focus is in the dialog, or on its way through the browser's own bars.
    const focusIsBehind = () =>
      dialog(page).evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await page.keyboard.press("Tab");
      expect(await focusIsBehind()).toBe(false);
    }
    // Neither its caption nor its arrows cover the work.
    const box = await shown(page).boundingBox();
    for (const part of [
      dialog(page).getByRole("link").first(),
      dialog(page).getByRole("button", { name: say("works.next") }),
    ])
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe("reels", () => {
  const reel = (page: Page, index: number): Locator => page.locator("[data-type=videos]").nth(index);
  const players = (page: Page): Locator => page.locator("[data-type=videos] iframe");
  const settled = (player: Locator) => expect.poll(() => player.evaluate((frame) => getComputedStyle(frame).opacity));
  const openReels = async (page: Page): Promise<void> => {
    await open(page, `${PATHS.works}?type=videos`);
    await expect(page.locator("[data-type]:not([data-type=videos])")).toHaveCount(0);
    await hydrated(reel(page, 0).getByRole("button"));
  };

  test.use({ allowedHosts: [PLAYER_HOST] });

  test("play while the mouse is on them, one at a time", async ({ page }) => {
    await stubPlayer(page);
    await openReels(page);
    await reel(page, 0).getByRole("img").hover({ force: true });
    await settled(reel(page, 0).locator("iframe")).toBe("1");
    await reel(page, 1).getByRole("img").hover({ force: true });
    await expect(reel(page, 1).locator("iframe")).toHaveCount(1);
    await expect(players(page)).toHaveCount(1);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(players(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture opens by itself", async ({ page }) => {
    await page.goto(PATHS.works);
    await page.getByRole("button", { name: say("works.open", { title: images.at(-1)?.title ?? "" }) }).click();
    await page.waitForURL(/\.webp\?$/);
    const width = () => page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(640);
  });
});

for (const { path, name, hero, caseStudy, related } of CASE_STUDIES) {
  test(`${path} is linked from home, shows the result, and leads on`, async ({ page }) => {
    await page.goto("/");
    const cards = content.caseStudies.filter((study) => study.page === path);
    await expect(page.locator(`#case-studies a[href="${path}"]`)).toHaveCount(cards.length);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.headline);
    await expect(main.locator("dl").first().getByRole("definition")).toHaveText([
      name,
      caseStudy.sector,
      caseStudy.period,
    ]);
    await expect(main.getByText(caseStudy.figure, { exact: true }).first()).toBeVisible();
    await expect(main.locator(`#related a[href^="${PATHS.services}"]`)).toHaveCount(related.length);
    const hrefs = await main.locator("#next a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(caseStudy.next ? [caseStudy.next] : []);
  });
}

test("charts stand still once all motion is paused, and under reduced motion", async ({ page }) => {
  const study = CASE_STUDIES.find(({ sections }) => sections.some(({ kind }) => kind === "chart"));
  test.skip(!study, "no case study has a chart");
  const animations = () =>
    page
      .locator("main figure:has(svg[role=img])")
      .evaluateAll((charts) => charts.flatMap((chart) => chart.getAnimations({ subtree: true })).length);
  await page.goto(study?.path ?? "/");
  const pause = page.getByRole("button", { name: say("header.pauseMotion") });
  await hydrated(pause);
  await expect.poll(animations).toBeGreaterThan(0);
  await pause.click();
  await expect.poll(animations).toBe(0);
  await page.getByRole("button", { name: say("header.playMotion") }).click();
  await expect.poll(animations).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(animations).toBe(0);
});
