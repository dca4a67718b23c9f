import type { APIResponse } from "@playwright/test";
import { readFeed } from "../support/feed";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { LABELS, LEGAL, PAGE, PLACEHOLDER, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

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
