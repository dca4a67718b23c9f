/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { SHARE_IMAGE, shareImage } from "../../src/seo/share-image";
import { nodesIn } from "../../test/content-schema";
import { ContentFolder } from "../../test/content-fixture";
import { drawTitle, TITLE } from "./draw";
import { shareCards, writeShareImages } from "./share-images";

const folder = new ContentFolder();
const output = mkdtempSync(path.join(os.tmpdir(), "share-images-"));
const publicDir = path.join(output, "public");
afterAll(() => {
  folder.dispose();
  rmSync(output, { recursive: true });
});
const write = () =>
  writeShareImages(shareCards(nodesIn(folder.dataDir)), sender, publicDir, path.join(output, "cache"));
const fileOf = (page: string): string => path.join(publicDir, shareImage(page));

/** Changes a file of the content. */
const replace = (file: string, from: string, to: string): void => {
  const source = readFileSync(path.join(folder.dataDir, file), "utf8");
  expect(source).toContain(from);
  writeFileSync(path.join(folder.dataDir, file), source.replace(from, to));
};

const sender = { name: "Sample Brand", host: "sample.example" };

describe("a title", () => {
  const draw = async (title: string) => (await drawTitle(title, "#000000")).info;

  test("is as large as it can be", async () => {
    const [short, long] = [
      await draw("Team"),
      await draw("How to choose an agency: a checklist we would pass, mostly"),
    ];
    expect(short.height).toBeGreaterThan(60);
    expect(long.height).toBeGreaterThan(TITLE.height / 2);
  });

  test.each([
    ["the longest that the content check lets through", "Wide words matter most when they are many ".repeat(4).trim()],
    ["one word that no line can hold", "W".repeat(60)],
    ["in another script", "<विज्ञापन>"],
    ["nothing but an emoji", "🚀"],
  ])("of any length fits: %s", async (_, title) => {
    const { width, height } = await draw(title);
    expect(height).toBeLessThanOrEqual(TITLE.height);
    expect(width).toBeLessThanOrEqual(TITLE.width);
  });
});

describe("the files", () => {
  test("are pictures of the size that the head names, made once", async () => {
    expect(await write()).toBeGreaterThan(1);
    const { format, width, height } = await sharp(fileOf("/")).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...SHARE_IMAGE });
    const before = statSync(fileOf("/")).mtimeMs;
    expect(await write()).toBe(0);
    expect(statSync(fileOf("/")).mtimeMs).toBe(before);
  });

  test("follow a changed title, and go with a page that is gone", async () => {
    const before = readFileSync(fileOf("/about/"));
    replace("pages/about.json", "A headline", "Another headline");
    expect(await write()).toBe(1);
    expect(readFileSync(fileOf("/about/")).equals(before)).toBe(false);
    rmSync(path.join(folder.dataDir, "pages/about.json"));
    expect(await write()).toBe(0);
    expect(existsSync(fileOf("/about/"))).toBe(false);
    expect(existsSync(fileOf("/"))).toBe(true);
  });
});
