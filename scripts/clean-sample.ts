/** `npm run clean:sample`: takes the sample's people, clients and work out of data/. It asks first, except with --yes. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { listContent } from "../plugins/utils/list-files";
import { confirm, fail } from "./lib/run";
import { writeChecked } from "./lib/write-checked";

/** What other people and their work are in: lists that may be empty. */
export const SAMPLES = [
  ...["partners.json", "clients.json", "case-studies.json", "testimonials.json"],
  ...["portfolio-images.json", "reels.json", "websites.json", "team.json", "posts.json"],
];

const PICTURE = /"(images\/[^"]+)"/g;
const picturesIn = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => [...text.matchAll(PICTURE)].map(([, picture = ""]) => picture)));

const isCaseStudy = ([file, source]: readonly [file: string, source: string]): boolean => {
  const page: unknown = file.startsWith("pages/") && JSON.parse(source);
  return page instanceof Object && "caseStudy" in page;
};

const looseObject = z.looseObject({});

/** A file with other values of some fields, or without those that are undefined. */
const changed = (source: string, values: Record<string, unknown>): string =>
  `${JSON.stringify({ ...looseObject.parse(JSON.parse(source)), ...values }, null, 2)}\n`;

/** Takes the sample's people, clients and work out of data/, with their pictures. What the agency says of itself stays. */
export const cleanData = async (projectDir: string): Promise<void> => {
  const dataDir = path.join(projectDir, "data");
  const before = new Map(listContent(dataDir).map((file) => [file, readFileSync(path.join(dataDir, file), "utf8")]));
  const caseStudies = [...before].filter(isCaseStudy).map(([file]) => file);
  const after = new Map([...before].filter(([file]) => !caseStudies.includes(file)));
  for (const file of SAMPLES) after.set(file, changed(before.get(file) ?? "{}", { items: [] }));
  for (const [file, source] of after) {
    if (file.startsWith("services/")) after.set(file, changed(source, { project: undefined }));
  }

  const used = picturesIn(after.values());
  const unused = [...picturesIn(before.values())].filter((picture) => !used.has(picture));
  await writeChecked(
    projectDir,
    new Map([
      ...[...after].map(([file, text]) => [`data/${file}`, text] as const),
      ...[...caseStudies, ...unused].map((file) => [`data/${file}`, undefined] as const),
    ]),
  );
};

/** Tests of the sample's content, and of the commands that replace it. All others hold for any content. */
const SAMPLE_TESTS = ["e2e/pages/sample-content.spec.ts", "scripts/rebrand/rebrand.test.ts"];

/** Deletes the tests that fail once the sample is gone. */
export const deleteSampleTests = (projectDir: string): void => {
  for (const file of SAMPLE_TESTS) rmSync(path.join(projectDir, file), { force: true });
};

const main = async (): Promise<void> => {
  if (
    !(await confirm("This deletes all clients, reviews, posts, people and work in data/, with their pictures. Go on?"))
  ) {
    console.log("Nothing has changed.");
    return;
  }
  await cleanData(process.cwd());
  deleteSampleTests(process.cwd());
  console.log(
    [
      "The sample's people, clients and work are gone. docs/ten-changes.md has an example of each to copy.",
      "Links to the work, the clients and the blog are back as soon as there's something to see.",
      "The figures in claims of data/site.json and in data/statistics.json are invented too: write yours, then empty",
      "footer.notice in data/site.json.",
    ].join("\n"),
  );
};

if (require.main === module) main().catch(fail);
