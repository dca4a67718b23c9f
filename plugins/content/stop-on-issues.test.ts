/** @jest-environment node */
import { symlinkSync } from "node:fs";
import path from "node:path";
import { ContentFolder, png } from "../../test/content-fixture";
import { stopOnIssues } from "./accept-content";

const reporter = {
  panic: jest.fn((message: unknown): never => {
    throw new Error(String(message));
  }),
  warn: jest.fn(),
};

const folder = new ContentFolder();
beforeAll(() => {
  symlinkSync(path.resolve("node_modules"), path.join(folder.projectDir, "node_modules"));
});
afterAll(() => {
  folder.dispose();
});

test("a picture that nothing uses stops nothing, and is told", async () => {
  folder.write("data/images/replaced.png", png(800, 600));
  await stopOnIssues(folder.projectDir, reporter);
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/^data\/images\/replaced\.png: .*clean:pictures$/));
});

test("all issues are told, and stop the build", async () => {
  folder.write("data/faq.json", "{");
  folder.write("data/values.json", "[");
  await expect(stopOnIssues(folder.projectDir, reporter)).rejects.toThrow(
    /nothing was built.*\ndata\/faq\.json:1:2.*\ndata\/values\.json:1:2/,
  );
});
