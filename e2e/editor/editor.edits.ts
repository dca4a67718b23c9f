import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { checkContent } from "../../plugins/content/check/check-content";
import { previewPages } from "../../plugins/editor/config";
import { isError } from "../../plugins/content/check/issue";
import { BUILD_TIMEOUT, ChangedSite } from "../support/changed-site";
import { withoutPopup } from "../support/page";
import { LEGAL, PATHS } from "../support/routes";
import { EditorPage, editorServer } from "./editor-page";
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';
const HEADLINE = "A headline from the editor";
const SAVED_HEADLINE = "A headline that changes the page beside it";
const PLACEHOLDER = "services/public-relations.json";
const SECTION = "How the editor helps";
const POINTS = ["It names each field", "It checks each save"];

test.describe.configure({ mode: "serial" });

let site: ChangedSite;
let editor: EditorPage;
let address: string;
/** Where the development server is. */
let develop: string;

const textOf = (file: string): string => readFileSync(path.join(site.dataDir, file), "utf8");

/** The lines that a change took out of a file, and those it put in, without commas at their ends. */
const changeOf = (file: string, before: string): { out: string[]; in: string[] } => {
  const lines = (text: string): string[] => text.split("\n").map((line) => line.replace(/,$/, ""));
  const [old, now] = [lines(before), lines(textOf(file))];
  const missing = (from: readonly string[], other: readonly string[]): string[] => {
    const left = [...other];
    return from.filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
  };
  return { out: missing(old, now), in: missing(now, old) };
};

test.beforeAll(async ({ browser }) => {
  site = await ChangedSite.copy();
  address = await site.listen(editorServer(site.folder));
  editor = new EditorPage(await browser.newPage(), address, site.folder);
  await editor.start();
});
test.afterAll(async () => {
  await site.dispose();
});

test("a headline: one line of the file changes", async () => {
  const before = textOf("home.json");
  await editor.open("texts/entries/home");
  await editor.expand("hero");
  await editor.fill("hero.headline", HEADLINE);
  await editor.save();
  const { out, in: put } = changeOf("home.json", before);
  expect(out).toHaveLength(1);
  expect(put).toEqual([`    "headline": ${JSON.stringify(HEADLINE)}`]);
});

test("a client with a logo: six lines more, and the logo in its folder", async () => {
  const before = textOf("clients.json");
  const count = [...before.matchAll(/"slug"/g)].length;
  await editor.open("lists/entries/clients");
  await editor.click(/^Add .Client/);
  await editor.fill(`items.${count}.slug`, "lantern-works");
  await editor.fill(`items.${count}.name`, "Lantern Works");
  await editor.fill(`items.${count}.industry`, "Lighting");
  await editor.upload(`items.${count}.logo`, "Lantern Works.svg", "image/svg+xml", Buffer.from(LOGO));
  await editor.save();
  expect(changeOf("clients.json", before)).toEqual({
    out: [],
    in: [
      "    {",
      '      "slug": "lantern-works"',
      '      "name": "Lantern Works"',
      '      "industry": "Lighting"',
      '      "logo": "images/clients/lantern-works.svg"',
      "    }",
    ],
  });
  expect(textOf("images/clients/lantern-works.svg")).toBe(LOGO);
});

test("a section on a placeholder, which is one no longer", async () => {
  const before = textOf(PLACEHOLDER);
  await editor.open("services/entries/public-relations");
  await editor.addOfType("sections", "Checklist");
  await editor.fill("sections.0.heading", SECTION);
  for (const [index, title] of POINTS.entries()) {
    await (await editor.field("sections.0.items")).getByRole("button", { name: /^Add .Item/ }).click();
    await editor.fill(`sections.0.items.${index}.title`, title);
    await editor.fill(`sections.0.items.${index}.text`, "It says so.");
  }
  await editor.save();
  const { out, in: put } = changeOf(PLACEHOLDER, before);
  expect(out).toEqual(['  "sections": []']);
  const point = (title: string): string[] => [
    "        {",
    `          "title": ${JSON.stringify(title)}`,
    '          "text": "It says so."',
    "        }",
  ];
  expect(put).toEqual([
    '  "sections": [',
    "    {",
    '      "kind": "checklist"',
    `      "heading": ${JSON.stringify(SECTION)}`,
    '      "colorScheme": "paper"',
    '      "items": [',
    ...POINTS.flatMap(point),
    "      ]",
    "    }",
    "  ]",
  ]);
});

test("cards in another order: the same lines, in other places", async () => {
  const before = textOf("why-us.json");
  const titlesIn = (text: string): string[] => [...text.matchAll(/"title": "([^"]+)"/g)].map(([, title = ""]) => title);
  const [first = "", second = "", ...others] = titlesIn(before);
  await editor.open("lists/entries/why-us");
  await editor.moveDown(0);
  await editor.save();
  expect(titlesIn(textOf("why-us.json"))).toEqual([second, first, ...others]);
  expect(changeOf("why-us.json", before)).toEqual({ out: [], in: [] });
});

test("a picture that is too small is refused with the reason, and nothing is saved", async () => {
  const before = textOf("why-us.json");
  const small = await sharp({ create: { width: 320, height: 200, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await editor.open("lists/entries/why-us");
  await editor.expandItem(2);
  await editor.upload("items.2.image.file", "Small Card.png", "image/png", small);
  expect(await editor.refusal()).toContain(
    "[2].image.file: file images/why-us/small-card.png is 320 × 200 px, too small for its place: at least 640 × 480 px",
  );
  await editor.giveUp();
  expect(textOf("why-us.json")).toBe(before);
});

test("what only the whole content can tell is refused too: a page that isn't there, a name that is taken", async () => {
  await editor.open("lists/entries/redirects");
  await editor.expandItem(0);
  await editor.fill("items.0.to", "/contakt/");
  expect(await editor.refusal()).toContain(
    "data/redirects.json: [0].to: there is no page /contakt/ (did you mean /contact/?)",
  );
  await editor.giveUp();
  await editor.open("lists/entries/clients");
  await editor.expandItem(1);
  await editor.fill("items.1.slug", "lantern-works");
  expect(await editor.refusal()).toMatch(/\[\d+\]\.slug: "lantern-works" is taken by entry 2 of the list/);
  await editor.giveUp();
});

test("no other host was asked for anything, and the console has no errors", () => {
  expect([...editor.hosts]).toEqual([new URL(address).host]);
  // The browser reports refusals as errors of the page.
  expect(editor.errors).toEqual([]);
});

test("what was saved passes the content check", async () => {
  expect((await checkContent(site.dataDir)).filter(isError)).toEqual([]);
});

test("the preview's pages are in the built site, and so are their sections", () => {
  for (const address of new Set(Object.values(previewPages({ ...PATHS, legal: LEGAL.to })).filter(Boolean))) {
    const { pathname, hash } = new URL(address, "http://localhost");
    const page = readFileSync(path.join("public", pathname, "index.html"), "utf8");
    expect(page, address).toContain(hash && `id="${hash.slice(1)}"`);
  }
});

test("beside the form is its page, as the development server shows it, and a save changes it", async ({ browser }) => {
  test.setTimeout(BUILD_TIMEOUT);
  develop = await site.develop();
  const live = new EditorPage(await browser.newPage(), develop, site.folder);
  await live.start();
  await live.open("texts/entries/home");
  // The development server compiles the page when it's first asked for it.
  const headline = live.preview.getByRole("heading", { level: 1 });
  await expect(headline).toContainText(HEADLINE, { timeout: BUILD_TIMEOUT / 2 });
  await live.expand("hero");
  await live.fill("hero.headline", SAVED_HEADLINE);
  await live.save();
  // In five seconds where nothing else is running.
  await expect(headline).toContainText(SAVED_HEADLINE, { timeout: BUILD_TIMEOUT / 4 });
  expect([...live.hosts]).toEqual([new URL(develop).host]);
});

test("a mistake in a file is told over the pages, which stay as they were until it is mended", async ({ page }) => {
  test.setTimeout(BUILD_TIMEOUT);
  await withoutPopup(page);
  await page.goto(develop);
  // By its tag: Gatsby hides the page from assistive technology while it shows an error over it.
  const headline = page.locator("h1").filter({ hasText: SAVED_HEADLINE });
  await expect(headline).toBeVisible({ timeout: BUILD_TIMEOUT / 4 });
  const before = textOf("home.json");
  writeFileSync(path.join(site.dataDir, "home.json"), before.replace('"hero"', '"opening"'));
  const issue = page.getByText(/data\/home\.json:1:1: hero: missing; add "hero"/);
  await expect(issue).toBeVisible({ timeout: BUILD_TIMEOUT / 4 });
  await expect(headline).toBeAttached();
  writeFileSync(path.join(site.dataDir, "home.json"), before.replace(SAVED_HEADLINE, HEADLINE));
  await expect(issue).toHaveCount(0, { timeout: BUILD_TIMEOUT / 4 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(HEADLINE, { timeout: BUILD_TIMEOUT / 4 });
});
