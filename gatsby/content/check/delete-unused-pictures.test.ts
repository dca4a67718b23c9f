/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { ContentFolder, png } from "../../testing/content-fixture";
import { deleteUnusedPictures } from "./delete-unused-pictures";

const LEFT_OVER = "data/images/old/left-over.png";
const KEPT = ["data/images/large.png", "data/images/mark.svg", "data/images/clients/acme-homes.svg"];

let folder: ContentFolder;
const exists = (file: string): boolean => existsSync(path.join(folder.projectDir, file));

beforeEach(() => {
  folder = new ContentFolder();
  folder.write(LEFT_OVER, png(800, 600));
});
afterEach(() => {
  folder.dispose();
});

test("deletes what no JSON file names, and nothing else", async () => {
  expect(await deleteUnusedPictures(folder.dataDir)).toEqual(["images/old/left-over.png"]);
  expect(exists(LEFT_OVER)).toBe(false);
  expect(KEPT.filter(exists)).toEqual(KEPT);
  expect(await folder.issues()).toEqual([]);
});

test("deletes nothing while a file is broken, because it might name any picture", async () => {
  folder.write("data/clients.json", "{");
  expect(await deleteUnusedPictures(folder.dataDir)).toEqual([]);
  expect([LEFT_OVER, ...KEPT].filter(exists)).toHaveLength(4);
});
