import type { Page } from "@playwright/test";
import { content, formatted } from "../support/content";
import { withoutPopup } from "../support/page";
import { PAGE, PATHS, PLACEHOLDER, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

const SMALL = { width: 390, height: 844 };
/** One with others above and below it. */
const middle = content.services[Math.floor(content.services.length / 2)] ?? SERVICE;

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

// One with sections of its own, and one without.
for (const { path, name, seo, directory, sections, project, shared, related, callToAction } of new Set([
  SERVICE,
  PLACEHOLDER,
])) {
  test(`${name} is a whole service page`, async ({ page, request }) => {
    await page.goto(path);

    await test.step("has a hero with headline, typing line, Contact Us and the form", async () => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByTestId("typewriter")).not.toBeEmpty();
      await expect(main.getByRole("link", { name: content.site.contact.label }).first()).toHaveAttribute(
        "href",
        content.site.contact.to,
      );
      const form = main.getByRole("form", { name: say("page.getInTouch") });
      for (const field of ["name", "email", "phone", "message"] as const) {
        await expect(form.getByLabel(say(`field.${field}`))).toBeVisible();
      }
      await expect(form.getByLabel(say("field.message"))).toHaveAttribute("rows", "4");
      await expect(form.getByRole("button", { name: say("form.serviceSubmit") })).toBeVisible();
    });

    await test.step("has a title of its own, and its sections in their order", async () => {
      await expect(page).toHaveTitle(seo.title);
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      const own = sections.map(({ heading }) => heading);
      expect(headings.filter((heading) => own.includes(heading))).toEqual(own);
    });

    await test.step("has its text of the directory if it has no sections, and ends with its shared sections", async () => {
      const overview = page.locator("#overview");
      await expect(overview).toHaveCount(sections.length > 0 ? 0 : 1);
      if (sections.length === 0) await expect(overview).toContainText(directory?.content ?? "");
      const claims = page.locator("main dl").filter({ hasText: content.shared.proof.figures[0]?.label });
      await expect(claims.getByRole("definition")).toHaveText(
        shared.includes("proof") ? content.shared.proof.figures.map(({ value }) => value) : [],
      );
      const example = content.pages.find((other) => other.path === project);
      await expect(page.locator(`#proof a[href="${example?.path}"]`)).toHaveText(
        example ? [example.hero.headline] : [],
      );
      if (example?.caseStudy) await expect(page.locator("#proof")).toContainText(example.caseStudy.figure);
      await expect(page.locator("#process").getByRole("heading", { level: 3 })).toHaveText(
        shared.includes("process") ? content.process.map(({ title }) => title) : [],
      );
      const links = page.locator("#related").getByRole("link");
      await expect(links).toHaveCount(related.length);
      for (const [index, other] of related.entries())
        await expect(links.nth(index)).toHaveAttribute("href", `${PATHS.services}${other}/`);
      const invitation = page.locator("#call-to-action");
      await expect(invitation.getByRole("link")).toHaveText(callToAction ? [callToAction.button.label] : []);
    });

    await test.step("tells search engines what it is and where", async () => {
      // Helmet takes its tags away and puts them back as the page comes alive.
      await expect
        .poll(async () => {
          const data = await page.locator('script[type="application/ld+json"]').allTextContents();
          return data.map((text): unknown => JSON.parse(text));
        })
        .toEqual(
          expect.arrayContaining([
            expect.objectContaining({ "@type": "Service", name }),
            expect.objectContaining({ "@type": "BreadcrumbList" }),
          ]),
        );
      const crumbs = page.getByRole("navigation", { name: say("breadcrumbs.label") });
      await expect(crumbs.getByRole("link")).toHaveText([
        say("breadcrumbs.home"),
        content.fixedPages.find(({ path }) => path === PATHS.services)?.name ?? "",
      ]);
      await expect(crumbs.getByText(name, { exact: true })).toHaveAttribute("aria-current", "page");
    });

    await test.step("loads one picture at once and the rest when they come near", async () => {
      // In the page as it's sent: once it's idle, the others load too.
      const html = await (await request.get(path)).text();
      const [first, ...others] = [...html.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, loading]) => loading);
      expect(first).toBe("eager");
      expect(others.filter((loading) => loading !== "lazy")).toEqual([]);
    });
  });
}

test("a checklist's picture reaches the window's edge, and stays while the list scrolls", async ({ page }) => {
  const own = content.services.find(({ sections }) => sections.some((part) => part.kind === "checklist" && part.image));
  test.skip(!own, "no service has such a list");
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(own?.path ?? "");
  const picture = page.locator("section:has(> div > ul) > div > div > img").first();
  const scrollPast = (pixels: number) =>
    picture.evaluate((image, past) => {
      const section = image.closest("section");
      if (section) window.scrollBy({ top: section.getBoundingClientRect().top + past, behavior: "instant" });
    }, pixels);
  await scrollPast(50);
  const before = await picture.boundingBox();
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeCloseTo(1440, -1);
  await scrollPast(150);
  expect((await picture.boundingBox())?.y).toBe(before?.y);
});

test("the line between a picture and the one before it goes where it's pressed, and with the keyboard", async ({
  page,
}) => {
  const own = content.services.find(({ sections }) => sections.some((part) => part.kind === "prose" && part.before));
  test.skip(!own, "no service has such a picture");
  await page.goto(own?.path ?? "");
  const slider = page.getByRole("slider", { name: say("page.comparison") });
  await slider.scrollIntoViewIfNeeded();
  const frame = page.locator("div").filter({ has: slider }).last();
  const handle = frame.locator("svg");
  const middleOf = async () => {
    const box = await handle.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const { width = 0 } = (await slider.boundingBox()) ?? {};
  await slider.click({ position: { x: width / 4, y: 40 } });
  await expect.poll(middleOf).toBeCloseTo(width / 4, -1);
  const cut = () => frame.evaluate((box) => getComputedStyle(box.querySelectorAll("div")[0] ?? box).clipPath);
  const cutBefore = await cut();
  await slider.press("End");
  await expect.poll(middleOf).toBeGreaterThan(width * 0.9);
  expect(await cut()).not.toBe(cutBefore);
});

test.describe("The directory", () => {
  const list = (page: Page) => page.getByRole("navigation", { name: say("directory.label") });
  const ready = (page: Page) => expect(page.locator("[data-ready]")).toBeAttached();

  test("has every service in its list and as a card with the way on", async ({ page }) => {
    await page.goto(PATHS.services);
    await expect(list(page).getByRole("button")).toHaveText(content.services.map(({ name }) => name));
    await expect(page.getByRole("article")).toHaveCount(content.services.length);
    for (const { name, path } of content.services) {
      const card = page.getByRole("article", { name, exact: true });
      await expect(card.getByRole("link", { name: say("directory.explore", { service: name }) })).toHaveAttribute(
        "href",
        path,
      );
      await expect(card.getByRole("img")).toHaveCount(1);
    }
  });

  test("scrolls to the service chosen, 180 px below the top, and marks it", async ({ page }) => {
    await page.goto(PATHS.services);
    await ready(page);
    await list(page).getByRole("button", { name: middle.name, exact: true }).click();
    const card = page.getByRole("article", { name: middle.name, exact: true });
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(180);
    await expect(list(page).getByRole("button", { name: middle.name, exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page).toHaveURL(new RegExp(`#${encodeURI(middle.slug)}$`));
    await expect(list(page)).toBeInViewport();
  });

  test("keeps the chosen service when the window is resized", async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(PATHS.services);
    await ready(page);
    await page.getByRole("combobox", { name: say("directory.choose") }).selectOption(middle.name);
    const card = page.getByRole("article", { name: middle.name, exact: true });
    for (const width of [1024, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(500);
      await expect(list(page).locator("[aria-current]")).toHaveText(middle.name);
    }
    await page.setViewportSize(SMALL);
    await page.waitForTimeout(500);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(card).toBeInViewport();
  });

  test("leads to its cards without script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(PATHS.services);
    await list(page).getByRole("button", { name: middle.name, exact: true }).click();
    await expect(page.getByRole("article", { name: middle.name, exact: true })).toBeInViewport();
    await context.close();
  });
});

test(`${PAGE.path}, of the same template but no service, has its shared blocks, and no form`, async ({ page }) => {
  const { shared } = PAGE;
  await page.goto(PAGE.path);
  await expect(page.locator("#values").getByRole("heading", { level: 3 })).toHaveText(
    shared.includes("values") ? content.values.map(({ title }) => title) : [],
  );
  await expect(page.locator("#statistics").getByTestId("stat-value")).toHaveText(
    shared.includes("statistics") ? content.statistics.map(({ value }) => formatted(value)) : [],
  );
  const team = page.getByRole("main").locator(`a[href="${PATHS.team}"]`);
  await expect(team).toHaveCount(shared.includes("team") ? 1 : 0);
  await expect(page.getByRole("form", { name: say("page.getInTouch") })).toHaveCount(0);
});
