import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { z } from "zod";
import { listFiles } from "../../plugins/utils/list-files";
import fonts from "../../src/theme/fonts/families.json";
import { content } from "../support/content";
import { scrollThrough, withoutPopup } from "../support/page";
import { axeViolations } from "../support/readable";
import { expect, test } from "../support/test";

/** The project with the brand that this copy had before. */
const BEFORE = process.env.REBRANDED_FROM ?? "";
const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), "utf8");

const facts = z.object({
  name: z.string(),
  domain: z.string(),
  email: z.string(),
  phone: z.object({ display: z.string(), e164: z.string() }),
});
const colors = z.record(z.string(), z.string());

const published = listFiles("public");
/** Texts in lower case, by their file. Clients' logos have colours of their own. */
const texts = new Map(
  published
    .filter(
      (file) => /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) || !path.basename(file).includes("."),
    )
    .filter((file) => !/^(?:logos|flags)\//.test(file))
    .map((file) => [file, read("public", file).toLowerCase()]),
);

const filesWith = (text: string): string[] =>
  [...texts].filter(([, content]) => content.includes(text.toLowerCase())).map(([file]) => file);

const hash = (folder: string, file: string): string =>
  createHash("sha256")
    .update(readFileSync(path.join(folder, file)))
    .digest("hex");

test("nothing is left of the old name, addresses and numbers", () => {
  const before = facts.parse(JSON.parse(read(BEFORE, "data/site.json")));
  const host = new URL(before.domain).host;
  const words = [before.name, host, host.split(".")[0] ?? host, before.email, before.phone.display, before.phone.e164];
  for (const word of words) expect.soft(filesWith(word), word).toEqual([]);
  expect(filesWith(content.site.name.replace("&", "&amp;")).length).toBeGreaterThan(30);
});

test("nothing is left of the old colours", () => {
  const before = colors.parse(JSON.parse(read(BEFORE, "src/theme/palette.json")));
  const after = colors.parse(JSON.parse(read(".", "src/theme/palette.json")));
  const kept = new Set(Object.values(after));
  const old = Object.values(before).filter((hex) => !kept.has(hex));
  // All but white.
  expect(old).toHaveLength(Object.values(before).length - 1);
  for (const hex of old) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(",");
    expect.soft(filesWith(hex), hex).toEqual([]);
    expect.soft(filesWith(`rgba(${channels},`), hex).toEqual([]);
    expect.soft(filesWith(`rgba(${channels.replaceAll(",", ", ")},`), hex).toEqual([]);
  }
  expect(filesWith(after.marigold ?? "").length).toBeGreaterThan(10);
});

test("nothing is left of the old mark, icons and share images", () => {
  const { body } = z.object({ body: z.string() }).parse(JSON.parse(read(BEFORE, "src/components/BrandMark/mark.json")));
  const [shape = ""] = /(?<= d=")[^"]+/.exec(body) ?? [];
  expect(shape.length).toBeGreaterThan(20);
  expect(filesWith(shape)).toEqual([]);
  const icons = [
    "favicon.svg",
    "favicon.ico",
    "apple-touch-icon.png",
    ...listFiles("static/icons").map((file) => `icons/${file}`),
  ];
  const shares = published.filter((file) => file.startsWith("share/"));
  expect(shares.length).toBeGreaterThan(20);
  const hashes = new Set(published.map((file) => hash("public", file)));
  for (const icon of icons) expect.soft(hashes.has(hash(path.join(BEFORE, "static"), icon)), icon).toBe(false);
  for (const share of shares) {
    expect.soft(hash("public", share), share).not.toBe(hash(path.join(BEFORE, "public"), share));
  }
});

test("the fonts are the new ones", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded).toEqual(expect.arrayContaining([fonts.display.family, fonts.text.family]));
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS(
    "font-family",
    new RegExp(`^"${fonts.display.family}"`),
  );
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const address of ["/", "/contact/"]) {
      test(`${address} is accessible`, async ({ page }) => {
        await withoutPopup(page);
        await page.goto(address);
        await scrollThrough(page);
        expect(await axeViolations(new AxeBuilder({ page }))).toEqual([]);
      });
    }
  });
}
