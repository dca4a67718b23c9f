import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { actionsIn, followTask, tasksIn, type GuideTask } from "../../gatsby/testing/guide";
import { listFiles } from "../../gatsby/utils/list-files";
import { PLAIN_PICTURE, type ChangedSite } from "../support/changed-site";
import { drawn, withoutPopup } from "../support/page";
import type { EditorPage } from "./editor-page";
import { addTo, enter } from "./enter";

/** The ten changes of the editor's guide. */
export const TASKS = tasksIn(readFileSync("docs/ten-changes.md", "utf8"));

/** The files that the guide asks the maintainer to save. */
const fileFor = (name: string): Buffer => {
  // The visual editor takes a file that it has already for that one, so a logo differs by a line.
  if (name.endsWith(".svg")) return Buffer.from(`${readFileSync("data/images/clients/foldwick.svg", "utf8")}\n`);
  if (name.endsWith(".webp")) return PLAIN_PICTURE;
  return readFileSync(`static/videos/online-reputation-management${path.basename(name).replace(/^[^.]+/, "")}`);
};

/** Makes one of the changes in the visual editor. */
const followInEditor = async (task: GuideTask, editor: EditorPage, dataDir: string): Promise<void> => {
  /** Files that the guide has the maintainer save: fields take them from outside. */
  const saved = new Set<string>();
  const upload = (address: string): Buffer => {
    expect(saved, "the guide says where to save it").toContain(address);
    return fileFor(address);
  };
  let copy = "";
  const open = async (file: string): Promise<void> => {
    const name = file.replace(/\.json$/, "");
    const isList = (): boolean => "items" in JSON.parse(readFileSync(path.join(dataDir, file), "utf8"));
    await editor.open(
      name.includes("/") ? name.replace("/", "/entries/") : `${isList() ? "lists" : "texts"}/entries/${name}`,
    );
  };
  for (const action of actionsIn(task)) {
    switch (action.kind) {
      case "save":
        saved.add(action.file.replace("../static", ""));
        break;
      case "copy":
        await editor.duplicate(action.from.replace("/", "/entries/").replace(/\.json$/, ""));
        copy = action.to;
        break;
      case "change":
        if (action.file !== copy) await open(action.file);
        for (const [name, value] of Object.entries(z.record(z.string(), z.unknown()).parse(action.json)))
          await enter(editor, name, value, upload);
        await editor.save();
        break;
      case "add":
        await open(action.file);
        await addTo(editor, action.list, action.place, action.json, upload);
        await editor.save();
        break;
      case "delete":
        throw new Error("None of the changes deletes a file.");
    }
  }
};

/** To the site, an empty list is the same as none. */
const withoutEmptyLists = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

/** The content of each file below a folder: JSON by what it says, whatever its layout. */
const contentsOf = (folder: string, files: readonly string[]): ReadonlyMap<string, unknown> =>
  new Map(
    files.map((file): [string, unknown] => {
      const content = readFileSync(path.join(folder, file));
      const isJson = file.endsWith(".json");
      return [file, isJson ? JSON.parse(content.toString("utf8"), withoutEmptyLists) : content.toString("base64")];
    }),
  );

/** Makes one of the changes in the visual editor, which has to leave what a text editor leaves. */
export const testInEditor = async (task: GuideTask, editor: EditorPage, site: ChangedSite): Promise<void> => {
  const byHand = await mkdtemp(path.join(os.tmpdir(), "by-hand-"));
  try {
    await cp(site.dataDir, path.join(byHand, "data"), { recursive: true });
    followTask(task, path.join(byHand, "data"), fileFor);
    await followInEditor(task, editor, site.dataDir);
    const files = listFiles(byHand).filter((file) => !file.startsWith("data/schema/"));
    expect(contentsOf(site.folder, files)).toEqual(contentsOf(byHand, files));
    expect(listFiles(site.dataDir)).toEqual(listFiles(path.join(byHand, "data")));
  } finally {
    await rm(byHand, { recursive: true });
  }
};

/**
 * Looks for each of the ten changes on the built pages.
 *
 * @param address returns where they are served
 */
export const testGuide = (address: () => string): void => {
  test.beforeEach(({ page }) => withoutPopup(page));

  test("a client is on the clients page, with its logo", async ({ page }) => {
    await page.goto(`${address()}/clients/`);
    const card = page.getByRole("main").getByRole("group", { name: "Fig & Co" });
    await card.scrollIntoViewIfNeeded();
    await drawn(card.getByRole("img", { name: "Fig & Co" }));
  });

  test("the phone number is the new one on every page", async ({ page, request }) => {
    for (const route of ["/", "/contact/", "/services/podcasts/", "/privacy-policy/"]) {
      const html = await (await request.get(address() + route)).text();
      expect(html, route).toContain("tel:+911155500199");
      expect(html, route).not.toContain("+911155500136");
    }
    await page.goto(`${address()}/`);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /\+91 11 5550 0199/ })).toBeVisible();
  });

  test("a post has its page, and is in the list", async ({ page }) => {
    await page.goto(`${address()}/blog/`);
    await page.getByRole("link", { name: /A title that says what the reader gets/ }).click();
    await page.waitForURL("**/blog/a-title-that-says/");
    await expect(page.getByText("Second paragraph.")).toBeVisible();
  });

  test("a testimonial, an office and a film are on the home page", async ({ page }) => {
    await page.goto(`${address()}/`);
    const film = page.locator("video").first();
    await expect(film.locator("source").first()).toHaveAttribute("src", "/videos/welcome.av1.mp4");
    const office = page.getByRole("heading", { level: 3, name: "Muscat" });
    await office.scrollIntoViewIfNeeded();
    await expect(office).toBeVisible();
    await expect(page.getByRole("main").getByText("Rhea Salt").first()).toBeAttached();
    await expect(page.getByText(/six offices/i).first()).toBeAttached();
    await expect(page.getByRole("contentinfo").getByRole("img", { name: "Oman" })).toBeVisible();
  });

  test("a portfolio picture and a reel are among the works", async ({ page }) => {
    await page.goto(`${address()}/our-works/`);
    await expect(page.getByRole("main").getByRole("heading", { name: "Fig Season", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fig season: one take, no words" })).toBeAttached();
  });

  test("a service has its page, its place in the list and its address in the sitemap", async ({ page, request }) => {
    await page.goto(`${address()}/services/`);
    await page.getByRole("main").getByRole("link", { name: "Explore Podcasts" }).click();
    await page.waitForURL("**/services/podcasts/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Be heard on the way to work/);
    await expect(page).toHaveTitle(/^Podcast Production in /);
    expect(await (await request.get(`${address()}/sitemap-0.xml`)).text()).toContain("/services/podcasts/");
  });

  test("a placeholder is a full page", async ({ page }) => {
    await page.goto(`${address()}/services/affiliate-marketing/`);
    await expect(page.getByRole("region", { name: "Two formats we make" }).getByText("Tours")).toBeVisible();
    await expect(page.getByRole("region", { name: "Have a story?" }).getByRole("link")).toHaveAttribute(
      "href",
      "/contact/",
    );
    await expect(page.locator("#overview")).toHaveCount(0);
  });
};
