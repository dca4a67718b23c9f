import type { APIResponse, Page } from "@playwright/test";
import { FEED_PATH } from "../../src/constants/feed";
import { readFeed } from "../support/feed";
import { MAP_HOST, showMap, stubMap } from "../support/map";
import { messagesWith } from "../support/outbox";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { BLOG, LABELS, LEGAL, PAGE, PLACEHOLDER, SERVICE } from "../support/routes";
import { expect, test as base } from "../support/test";
import { anyOf, say } from "../support/words";
import { PICTURES } from "../support/works";

declare global {
  interface Window {
    reportRefusal?: (words: string) => void;
  }
}

/** The subject of the button that stops the film of home. */
const FILM = { subject: say("motion.video") };

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

/** Once each: two servers in a row would otherwise send a header twice, and browsers ignore some of those. */
const EVERYWHERE = {
  "strict-transport-security": /^max-age=\d{5,}(?:; includeSubDomains)?(?:; preload)?$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
} as const;

/** Scripts of this host, and inline ones by their code: nothing inline in general, no `eval`, no other host. */
const OWN_SCRIPTS = /; script-src 'self'(?: 'sha256-[\w+/]+=*')+;/;

const expectSecurityHeaders = async (response: APIResponse): Promise<void> => {
  const valuesOf = (wanted: string): string[] =>
    response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === wanted)
      .map(({ value }) => value);
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    expect(valuesOf(name), name).toEqual([expect.stringMatching(value)]);
  }
  // Hosts send none with the page for addresses that have no page, so the one in the page counts too.
  const sent = valuesOf("content-security-policy");
  expect(sent.length).toBeLessThanOrEqual(1);
  for (const policy of sent) expect(policy).toContain("; frame-ancestors 'none'");
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(await response.text())?.[1] ?? "";
  // A host adds only what pages can't say themselves, and the pages' policies are exactly alike but for that.
  for (const policy of sent) expect(policy.startsWith(inPage)).toBe(true);
  for (const policy of [...sent, inPage]) {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(OWN_SCRIPTS);
    expect(policy).toContain("; base-uri 'none'");
    expect(policy).not.toContain("http:");
  }
  expect(valuesOf("set-cookie")).toEqual([]);
  expect(valuesOf("access-control-allow-origin")).toEqual([]);
};

test.describe("every security header comes with", () => {
  for (const [kind, address] of Object.entries(KINDS)) {
    test(kind, async ({ request }) => {
      await expectSecurityHeaders(await request.get(address));
    });
  }

  test("a post of the site's own", async ({ request }) => {
    const [post] = await readFeed(request);
    await expectSecurityHeaders(await request.get(`/blog/${encodeURIComponent(post?.slug ?? "")}/`));
  });
});

test("no page says which version of Gatsby made it", async ({ request }) => {
  for (const address of Object.values(KINDS)) {
    expect(await (await request.get(address)).text(), address).not.toContain('name="generator"');
  }
});

test.describe("nothing is refused", () => {
  test.use({ allowedHosts: [PLAYER_HOST, MAP_HOST] });

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
    await page.clock.runFor(8000);
    const popup = page.getByRole("dialog", { name: say("popup.heading") });
    await popup.getByRole("button", { name: say("common.close") }).click();
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
    await lightbox.getByRole("button", { name: say("common.close") }).click();
    await expect(lightbox).toHaveCount(0);
    await filter.click();
    const reel = page.locator("[data-type=videos]").first();
    await hydrated(reel.getByRole("button"));
    await reel.getByRole("button").focus();
    await expect(reel.locator("iframe")).toHaveCount(1);
    await expect(reel.frameLocator("iframe").getByRole("button", { name: "Mute" })).toBeAttached();

    await goTo(page, LABELS.services, "/services/");
    await page
      .getByRole("navigation", { name: say("directory.label") })
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
      await panel.getByRole("button", { name: say("common.close") }).click();
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

test("the browser keeps the draft of a message and that the popup was seen, and nothing else", async ({
  page,
  context,
}) => {
  const keysOf = (storage: "sessionStorage" | "localStorage") =>
    page.evaluate((name) => Object.keys(window[name]), storage);

  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.runFor(8000);
  await page
    .getByRole("dialog", { name: say("popup.heading") })
    .getByRole("button", { name: say("common.close") })
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
  expect(keys.some((key) => key.startsWith("contact-draft:"))).toBe(true);
  expect(keys.filter((key) => key !== "lead-popup-seen" && !key.startsWith("contact-draft:"))).toEqual([]);
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
