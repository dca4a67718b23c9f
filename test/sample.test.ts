/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { drawShareImage } from "../gatsby/assets/share-images/draw";
import { checkContent } from "../gatsby/content/check/check-content";
import { formatIssue } from "../gatsby/content/check/issue";
import { filesIn } from "../gatsby/content/check/project-files";
import { officeSchema } from "../gatsby/content/schema/agency/office";
import { siteSettingsSchema } from "../gatsby/content/schema/agency/site-settings";
import { followTask, tasksIn } from "../gatsby/testing/guide";

/* What holds for the sample only: `npm run clean:sample` and `npm run rebrand` delete this file. */

const tasks = tasksIn(readFileSync("docs/ten-changes.md", "utf8"));

/** A picture or logo of the sample for each new one, from the same folder. */
const SAMPLES: Readonly<Record<string, string>> = {
  "images/clients": "data/images/clients/foldwick.svg",
  "images/hero": "data/images/hero/poster.webp",
  "images/offices": "data/images/offices/dubai.webp",
  "images/portfolio": "data/images/portfolio/saffron-monsoon.webp",
  "images/reels": "data/images/reels/01.webp",
  "images/services": "data/images/services/public-relations.webp",
  "images/testimonials": "data/images/testimonials/meera-anand.webp",
  "images/blog": "data/images/services/public-relations.webp",
};
const fileFor = (name: string): Buffer => {
  const sample = SAMPLES[path.dirname(name)];
  return sample === undefined ? Buffer.from("film") : readFileSync(sample);
};

let folder: string;
const dataDir = () => path.join(folder, "data");
const issues = async () => (await checkContent(dataDir())).map(formatIssue);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "guide-"));
  for (const name of ["data", "static/videos"]) cpSync(name, path.join(folder, name), { recursive: true });
  // The icons come from a package.
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the guide explains ten common changes in steps", () => {
  expect(tasks).toHaveLength(10);
});

describe("whoever follows the guide to the letter has content without issues:", () => {
  test.each(tasks.map((task) => [task.title, task] as const))("%s", async (_, task) => {
    followTask(task, dataDir(), fileFor);
    expect(await issues()).toEqual([]);
  });

  test("all of it, one after another", async () => {
    for (const task of tasks) followTask(task, dataDir(), fileFor);
    expect(await issues()).toEqual([]);
  });
});

test("a step that is left out is reported", async () => {
  const client = tasks.find(({ title }) => title === "Add a client");
  if (!client) throw new Error("The guide doesn't say how to add a client.");
  followTask({ ...client, steps: client.steps.slice(1) }, dataDir(), fileFor);
  expect(await issues()).toEqual([expect.stringContaining("images/clients/fig-and-co.svg")]);
});

describe("the words to search for in docs/rebrand.md", () => {
  const words = readFileSync("docs/sample-words.txt", "utf8").trimEnd().split("\n");
  const texts = filesIn("data")
    .filter((file) => file.endsWith(".json") && !file.startsWith("schema/"))
    .map((file) => readFileSync(path.join("data", file), "utf8"));
  const { site, offices } = {
    site: siteSettingsSchema.loose().parse(JSON.parse(readFileSync("data/site.json", "utf8"))),
    offices: z.object({ items: z.array(officeSchema) }).parse(JSON.parse(readFileSync("data/offices.json", "utf8")))
      .items,
  };

  test("are each in the content", () => {
    expect(words.filter((word) => !texts.some((text) => text.includes(word)))).toEqual([]);
  });

  test("find every place, and every mention of money and tax", () => {
    const lines = texts.flatMap((text) => text.split("\n"));
    const mentions = [
      ...offices.flatMap(({ city, country, address, mapQuery }) => [city, country, mapQuery, ...address.slice(-1)]),
      ...[site.headquarters.city, site.headquarters.line, ...site.regions],
      ...site.footer.flags.map(({ country }) => country),
      ...lines.filter((line) =>
        /(?!\$)\p{Sc}|\b(?:rupees?|dirhams?|dollars?|lakh|crore|GST|VAT|tax(?:es)?)\b/u.test(line),
      ),
    ].filter((mention) => !mention.startsWith("{"));
    expect(mentions.filter((mention) => !words.some((word) => mention.includes(word)))).toEqual([]);
  });
});

test("a share image has characters that only a second file of the font has, as outlines", () => {
  const sender = { name: "Sample Brand", host: "sample.example" };
  const outlined = drawShareImage({ title: "₹5,000, Łódź 🚀", palette: "jade" }, sender);
  expect(outlined).not.toContain("<text");
  expect(outlined).not.toContain("🚀");
});
