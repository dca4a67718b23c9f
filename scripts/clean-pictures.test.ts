/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { ContentFolder, objectAt, png, validContent } from "../test/content-fixture";
import { deleteUnusedPictures } from "./clean-pictures";

const LEFT_OVER = "data/images/old/left-over.png";
const LOGO = "data/images/clients/acme-homes.svg";
const KEPT = ["data/images/large.png", "data/images/mark.svg", LOGO];

let folder: ContentFolder;
const exists = (file: string): boolean => existsSync(path.join(folder.projectDir, file));
const isWanted = jest.fn<Promise<boolean>, [readonly string[]]>();

beforeEach(() => {
  folder = new ContentFolder();
  folder.write(LEFT_OVER, png(800, 600));
  isWanted.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  folder.dispose();
});

test("deletes what no JSON file names, and nothing else, after asking", async () => {
  expect(await deleteUnusedPictures(folder.dataDir, isWanted)).toEqual(["images/old/left-over.png"]);
  expect(isWanted).toHaveBeenCalledWith(["images/old/left-over.png"]);
  expect(exists(LEFT_OVER)).toBe(false);
  expect(KEPT.filter(exists)).toEqual(KEPT);
  expect(await folder.issues()).toEqual([]);
  expect(await deleteUnusedPictures(folder.dataDir, isWanted)).toEqual([]);
  expect(isWanted).toHaveBeenCalledTimes(1);
});

test("deletes nothing if the answer is no", async () => {
  isWanted.mockResolvedValue(false);
  expect(await deleteUnusedPictures(folder.dataDir, isWanted)).toEqual([]);
  expect(exists(LEFT_OVER)).toBe(true);
});

test.each([
  ["a name is misspelt, because the picture that is meant seems unused", "images/clients/acme-hoems.svg"],
  ["a field is of the wrong type", null],
])("deletes nothing while %s", async (_, logo) => {
  const content = validContent();
  objectAt(content["clients.json"], "items", 0).logo = logo;
  folder.write("data/clients.json", JSON.stringify(content["clients.json"]));
  await expect(deleteUnusedPictures(folder.dataDir, isWanted)).rejects.toThrow("npm run check:content");
  expect(isWanted).not.toHaveBeenCalled();
  expect([LEFT_OVER, LOGO].filter(exists)).toHaveLength(2);
});

test("deletes nothing while a file is broken, because it might name any picture", async () => {
  folder.write("data/clients.json", "{");
  await expect(deleteUnusedPictures(folder.dataDir, isWanted)).rejects.toThrow("npm run check:content");
  expect([LEFT_OVER, ...KEPT].filter(exists)).toHaveLength(4);
});
