import type { APIResponse } from "@playwright/test";
import { scrollThrough, withoutPopup } from "../support/page";
import { PATHS, POST, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";

/** Answers of each kind, by their addresses. */
const KINDS: Readonly<Record<string, string>> = {
  home: "/",
  "a service": SERVICE.path,
  "a post": POST,
  "a post that only the feed may know": `${PATHS.blog}[...]/`,
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
  // Nobody has to know which version of Gatsby made it.
  expect(await response.text()).not.toContain('name="generator"');
  expect(valuesOf("set-cookie")).toEqual([]);
  expect(valuesOf("access-control-allow-origin")).toEqual([]);
};

for (const [kind, address] of Object.entries(KINDS)) {
  test(`every security header comes with ${kind}`, async ({ request }) => {
    await expectSecurityHeaders(await request.get(address));
  });
}

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
