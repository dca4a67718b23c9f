import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { FEED_PATH } from "../../src/constants/feed";
import { readFeed } from "../support/feed";
import { observe } from "../support/observatory";
import { MAP_HOST, showMap, stubMap } from "../support/map";
import { messagesWith } from "../support/outbox";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { BLOG, LABELS, LEGAL, PAGE, PLACEHOLDER, SERVICE } from "../support/routes";
import { expect, figure, test as base } from "../support/test";
import { anyOf, say } from "../support/words";
import { PICTURES } from "../support/works";

declare global {
  interface Window {
    reportRefusal?: (words: string) => void;
  }
}

/** The subject of the button that stops the film of home. */
const FILM = { subject: say("motion.video") };

const host = process.env.BROWSER_TEST_HOST ?? "preview";

/** The test with a list of all that the content security policy has refused, on every page and in every frame of it. */
const test = base.extend<{ refused: string[] }>({
  refused: async ({ page }, use) => {
    const refused: string[] = [];
    await page.exposeFunction("reportRefusal", (words: string) => refused.push(words));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, disposition }) => {
        window.reportRefusal?.(`${location.pathname}: ${violatedDirective} ${blockedURI} ${disposition}`);
      });
    });
    await use(refused);
  },
});

/** One address of each kind of answer that is a page. */
const KINDS: Readonly<Record<string, string>> = {
  home: "/",
  "the directory": "/services/",
  "a service": SERVICE.path,
  "a service that is a placeholder": PLACEHOLDER.path,
  "the work": "/our-works/",
  clients: "/clients/",
  "a placeholder": PAGE.path,
  team: "/team/",
  "the blog": "/blog/",
  "a post that only the feed may know": "/blog/[...]/",
  contact: "/contact/",
  "a legal page": LEGAL.to,
  "no page": "/nowhere/",
};

test.describe("by the rules of the Mozilla Observatory", () => {
  for (const [kind, address] of Object.entries(KINDS)) {
    test(`${kind} gets an A+`, async ({ request }, info) => {
      const response = await request.get(address);
      const { grade, score, results } = observe({ headers: response.headersArray(), html: await response.text() });
      expect(score, results.join(", ")).toBeGreaterThanOrEqual(100);
      expect(grade).toBe("A+");
      figure(info, "kinds of pages graded A+", 1);
      expect(results).toContain("csp-implemented-with-unsafe-inline-in-style-src-only");
    });
  }

  test("a post of the site's own gets an A+", async ({ request }, info) => {
    const [post] = await readFeed(request);
    const response = await request.get(`/blog/${encodeURIComponent(post?.slug ?? "")}/`);
    expect(observe({ headers: response.headersArray(), html: await response.text() }).grade).toBe("A+");
    figure(info, "kinds of pages graded A+", 1);
  });

  test("an answer without headers fails, and each weakness costs what it should", () => {
    const strict = {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
    };
    const score = (changes: Readonly<Record<string, string | undefined>>, html = "") => {
      const headers: Readonly<Record<string, string | undefined>> = { ...strict, ...changes };
      const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
      return observe({ headers: sent, html }).score;
    };
    const policy = (text: string) => score({ "Content-Security-Policy": `${text}; frame-ancestors 'none'` });
    expect(observe({ headers: [], html: "" })).toMatchObject({ grade: "D", score: 30 });
    expect(score({})).toBe(130);
    expect(policy("default-src 'none'; style-src 'unsafe-inline'")).toBe(120);
    expect(policy("default-src 'self'")).toBe(125);
    expect(policy("default-src 'none'; script-src 'self' 'unsafe-inline'")).toBe(80);
    expect(policy("default-src 'none'; script-src 'sha256-x' 'unsafe-inline'")).toBe(130);
    expect(policy("default-src 'none'; script-src https:")).toBe(80);
    expect(policy("default-src 'none'; script-src 'self' 'unsafe-eval'")).toBe(110);
    expect(policy("default-src 'none'; img-src http://a.example")).toBe(110);
    expect(policy("default-src 'none'; default-src 'self'")).toBe(55);
    expect(score({ "Content-Security-Policy": undefined })).toBe(55);
    expect(score({ "Strict-Transport-Security": "max-age=3600" })).toBe(120);
    expect(score({ "Strict-Transport-Security": undefined })).toBe(80);
    expect(score({ "X-Content-Type-Options": undefined })).toBe(125);
    expect(score({ "Referrer-Policy": "unsafe-url" })).toBe(120);
    expect(score({ "Referrer-Policy": undefined }, '<meta name="referrer" content="no-referrer">')).toBe(130);
    expect(score({ "Set-Cookie": "session=1" })).toBe(80);
    expect(score({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
    expect(score({}, '<script src="//cdn.example/a.js"></script>')).toBe(50);
  });
});

test.describe("nothing is refused", () => {
  test.use({ allowedHosts: [PLAYER_HOST, MAP_HOST] });

  for (const [kind, address] of Object.entries(KINDS).filter(([, path]) => path !== "/nowhere/")) {
    test(`on the way down ${kind}`, async ({ page, refused }) => {
      test.skip(host === "preview", "every-page.spec.ts goes down every page there, and sees what is refused");
      await page.goto(address);
      await hydrated(page);
      await scrollThrough(page);
      expect(refused).toEqual([]);
    });
  }

  const goTo = async (page: Page, name: string, path: string): Promise<void> => {
    await page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name, exact: true })
      .click();
    await page.waitForURL(`**${path}`);
  };

  /** Every step is in the document of the first page, under its policy: a link inside the site loads no other. */
  test("on a way through the whole site, whatever is used", async ({ page, refused }) => {
    test.slow();
    await stubPlayer(page, "answers");
    await stubMap(page);
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.first = "yes";
    });

    await page.clock.runFor(8000);
    const popup = page.getByRole("dialog", { name: say("popup.heading") });
    await popup.getByRole("button", { name: say("close") }).click();
    await expect(popup).toBeHidden();
    await page.clock.resume();

    const film = page
      .locator("#hero")
      .getByRole("button", { name: anyOf(say("motion.pause", FILM), say("motion.play", FILM)) });
    await film.click();
    const flip = page
      .locator("#solution")
      .getByRole("button", { name: say("home.solutionMore") })
      .first();
    await flip.scrollIntoViewIfNeeded();
    await hydrated(flip);
    await flip.click();
    await expect(
      page
        .locator("#solution")
        .getByRole("button", { name: say("home.solutionBack") })
        .first(),
    ).toBeVisible();
    const question = page.locator("#faq").getByRole("button").first();
    await question.scrollIntoViewIfNeeded();
    await hydrated(question);
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");

    await goTo(page, LABELS.works, "/our-works/");
    const filter = page.getByRole("button", { name: say("works.videos"), exact: true });
    await hydrated(filter);
    await page.getByRole("button", { name: say(`works.${PICTURES}`), exact: true }).click();
    await page.locator(`[data-type=${PICTURES}]`).first().getByRole("button").click();
    const lightbox = page.getByRole("dialog", { name: say("works.lightbox") });
    await lightbox.getByRole("button", { name: say("works.next") }).click();
    await lightbox.getByRole("button", { name: say("close") }).click();
    await expect(lightbox).toHaveCount(0);
    await filter.click();
    const reel = page.locator("[data-type=videos]").first();
    await hydrated(reel.getByRole("button"));
    await reel.getByRole("button").focus();
    await expect(reel.locator("iframe")).toHaveCount(1);
    await expect(reel.frameLocator("iframe").getByRole("button", { name: "Mute" })).toBeAttached();

    await goTo(page, LABELS.services, "/services/");
    await page
      .getByRole("navigation", { name: say("directory") })
      .getByRole("button")
      .last()
      .click();
    await page
      .getByRole("link", { name: say("directory.explore", { service: SERVICE.name }), exact: true })
      .first()
      .click();
    await page.waitForURL(`**${SERVICE.path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await goTo(page, LABELS.blog, BLOG);
    await page.getByRole("main").locator('a[href^="/blog/"]').first().click();
    await page.waitForURL(/\/blog\/[^/]+\/$/);
    await expect(page.getByRole("article")).toBeVisible();

    await goTo(page, LABELS.contact, "/contact/");
    await showMap(page);
    await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
    const form = page.getByRole("form", { name: say("form.contact") });
    const text = `Security ${Date.now()}`;
    await form.getByRole("textbox", { name: say("field.fullName") }).fill("Asha Rao");
    await form.getByRole("textbox", { name: say("field.email") }).fill("asha@example.com");
    await form.getByRole("combobox", { name: say("field.country") }).selectOption({ index: 1 });
    await form.getByRole("textbox", { name: say("field.message") }).fill(text);
    await form.getByRole("button", { name: say("form.contactSubmit") }).click();
    await expect(form.getByRole("alert")).toHaveText(say("form.sent"));
    expect(messagesWith(text)).toHaveLength(1);

    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe("yes");
    expect(refused).toEqual([]);
  });

  test.describe("on a small screen", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("in the menu, the carousels and the panel", async ({ page, refused }) => {
      // The popup would come in between; the way through the whole site opens it.
      await withoutPopup(page);
      await page.goto("/");
      await hydrated(page);
      await page.getByRole("button", { name: say("header.openMenu") }).click();
      await page.getByRole("button", { name: say("header.closeMenu") }).click();
      const next = page.getByRole("button", { name: say("home.nextSolution") });
      await next.scrollIntoViewIfNeeded();
      await hydrated(next);
      await next.click();
      await scrollThrough(page);
      await page.getByRole("button", { name: say("tools.interested") }).click();
      const panel = page.getByRole("dialog", { name: say("panel.heading") });
      await panel.getByRole("textbox", { name: say("field.name") }).fill("Asha");
      await panel.getByRole("button", { name: say("close") }).click();
      await page.getByRole("button", { name: say("header.openMenu") }).click();
      await page.getByRole("link", { name: LABELS.clients, exact: true }).first().click();
      await page.waitForURL("**/clients/");
      expect(refused).toEqual([]);
    });
  });

  test.describe("but what is refused is seen", () => {
    test.use({ expectedErrors: /policy|violates|Refused/ });

    test("by the listener of these tests", async ({ page, refused }) => {
      await page.goto("/contact/");
      await page.evaluate(() => {
        document.body.insertAdjacentHTML("beforeend", '<iframe src="https://elsewhere.example/"></iframe>');
      });
      // Twice where the host sends the policy as well.
      await expect
        .poll(() => new Set(refused))
        .toEqual(new Set(["/contact/: frame-src https://elsewhere.example enforce"]));
    });
  });
});

test("icons, logos and flags are drawn, though their files may do nothing", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  await scrollThrough(page);
  const isDrawn = (use: SVGUseElement) => {
    const { width, height } = use.getBBox();
    return width > 0 && height > 0;
  };
  for (const sprite of ["/icons.svg#", "/logos/"]) {
    const use = page.locator(`use[href^="${sprite}"]:visible`).first();
    await expect.poll(() => use.evaluate(isDrawn), sprite).toBe(true);
  }
  const flag = page.locator("footer img[src$='.svg']").first();
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the browser keeps what docs/security.md lists, and nothing else", async ({ page, context }) => {
  const known = [
    ...readFileSync("docs/security.md", "utf8").matchAll(/^\| `([^`]+)`[^|]*\|[^|]*\| (?:us|Gatsby) /gm),
  ].map(([, key = ""]) => key);
  const isKnown = (key: string): boolean =>
    known.some((entry) => (entry.endsWith("…") ? key.startsWith(entry.slice(0, -1)) : key === entry));
  const keysOf = (storage: "sessionStorage" | "localStorage") =>
    page.evaluate((name) => Object.keys(window[name]), storage);

  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.runFor(8000);
  await page
    .getByRole("dialog", { name: say("popup.heading") })
    .getByRole("button", { name: say("close") })
    .click();
  await page.clock.resume();
  await scrollThrough(page);
  await page
    .getByRole("navigation", { name: say("header.navigation") })
    .getByRole("link", { name: LABELS.contact })
    .click();
  await page.waitForURL("**/contact/");
  const message = page
    .getByRole("form", { name: say("form.contact") })
    .getByRole("textbox", { name: say("field.message") });
  await message.fill("A draft");
  await scrollThrough(page);

  await expect.poll(() => keysOf("sessionStorage")).toEqual(expect.arrayContaining(["lead-popup-seen"]));
  const keys = await keysOf("sessionStorage");
  expect(keys.filter((key) => key.startsWith("contact-draft:"))).not.toEqual([]);
  expect(keys.filter((key) => !isKnown(key))).toEqual([]);
  expect(await keysOf("localStorage")).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe("a post from outside", () => {
  // The site's own feed has no post without a page, so the host answers with the 404 page, which looks in the feed.
  test.use({ expectedErrors: /the server responded with a status of 404/ });

  test("is text, whatever is written in it", async ({ page }) => {
    const markup = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
    await page.route(`**${FEED_PATH}`, (route) =>
      route.fulfill({
        json: [
          {
            _id: "1",
            title: markup,
            author: markup,
            image: "javascript:alert(1)",
            slug: "hostile",
            datePublished: "2030-01-01",
            content: [markup, "</script><script>document.title='run'</script>", "[link](javascript:alert(1))"],
          },
        ],
      }),
    );
    await page.goto("/blog/hostile/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(markup);
    await expect(page.getByRole("article").getByText(markup)).not.toHaveCount(0);
    const dangers = "script, img[src=x], [onerror], [src^='javascript' i], [href^='javascript' i]";
    await expect(page.getByRole("main").locator(dangers)).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${markup.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")} `));
  });
});
