/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { solutionPicture, valuePicture } from "../../src/constants/home";
import { ContentFolder } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { copyPictures } from "./pictures";

const folder = new ContentFolder();
afterAll(() => {
  folder.dispose();
});

test("the pictures of solutions and values have the addresses that their cards name", async () => {
  await copyPictures(folder.projectDir, nodesIn(folder.dataDir));
  const read = (file: string) => readFileSync(path.join(folder.projectDir, file));
  for (const address of [solutionPicture("solutions-1"), valuePicture(1)]) {
    expect(read(`public${address}`)).toEqual(read("data/images/large.png"));
  }
});
