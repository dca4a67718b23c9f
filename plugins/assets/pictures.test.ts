/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { solutionPicture } from "../../src/constants/home";
import { ContentFolder } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { copyPictures } from "./pictures";

const folder = new ContentFolder();
afterAll(() => {
  folder.dispose();
});

test("a solution's picture has the address that its card names", async () => {
  await copyPictures(folder.projectDir, nodesIn(folder.dataDir));
  const read = (file: string) => readFileSync(path.join(folder.projectDir, file));
  expect(read(`public${solutionPicture("solutions-1")}`)).toEqual(read("data/images/large.png"));
});
