import path from "node:path";
import { z } from "zod";
import { ChangedContent } from "../../gatsby/testing/changed-content";
import { thinContent, troubleContent } from "../../gatsby/testing/mutations";
import { ChangedSite } from "../support/changed-site";
import { hydrated, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { EVERY_KIND } from "../support/routes";
import { expect, test } from "../support/test";

/**
 * What the content check lets through, the site can show: one site in which every text is as long and as strange as the
 * check allows, and one in which everything is left out that may be.
 */
const VARIANTS: Readonly<Record<string, (content: ChangedContent) => void>> = {
  "the longest and strangest texts": troubleContent,
  "everything left out that may be": thinContent,
};

const json = z.record(z.string(), z.unknown());

for (const [name, spoil] of Object.entries(VARIANTS)) {
  test(`with ${name} every page holds its layout and runs nothing of it`, async ({ browser }) => {
    test.setTimeout(2_400_000);
    const content = await ChangedContent.read(path.resolve("data"));
    spoil(content);
    expect(content.issues()).toEqual([]);

    const site = await ChangedSite.copy();
    try {
      for (const file of content.files) await site.edit(file, () => json.parse(content.raw(file)));
      await site.build({});
      const context = await browser.newContext({ baseURL: await site.serve() });
      const page = await context.newPage();
      await withoutPopup(page);
      let shown = 0;
      const sitemap = await (await page.request.get("/sitemap-0.xml")).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
      for (const address of new Set([...EVERY_KIND, ...listed])) {
        // A content that has less may have fewer pages.
        if ((await page.request.get(address)).status() !== 200) continue;
        shown += 1;
        for (const width of [1440, 390, 320]) {
          await test.step(`${address} at ${width}px`, async () => {
            const errors: string[] = [];
            const note = (error: Error) => errors.push(error.message);
            page.on("pageerror", note);
            await page.setViewportSize({ width, height: 900 });
            await page.goto(address);
            await hydrated(page);
            await scrollThrough(page);
            expect.soft(await overflowing(page), `${address} at ${width}px`).toEqual([]);
            expect.soft(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/\S/);
            const code = page.locator("[href^='javascript:' i], [src=x], [onerror], main [role=alert]");
            expect.soft(await code.count(), `${address} at ${width}px`).toBe(0);
            expect.soft(errors, `${address} at ${width}px`).toEqual([]);
            page.off("pageerror", note);
          });
        }
      }
      expect(shown).toBeGreaterThan(15);
      await context.close();
    } finally {
      await site.dispose();
    }
  });
}
