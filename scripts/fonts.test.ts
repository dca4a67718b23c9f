/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { listFiles } from "../plugins/utils/list-files";
import { TemporaryFolder } from "../test/temporary-folder";

const temporary = new TemporaryFolder();
const WRITTEN = ["static/fonts", "plugins/share-images/fonts"];

/** Has fonts.ts write the fonts for some content. @returns the folder it wrote to */
const writeFonts = (dataDir: string): string => {
  const { path: folder } = temporary;
  for (const name of ["families", "scripts"]) {
    const file = `src/theme/fonts/${name}.json`;
    cpSync(file, path.join(folder, file), { recursive: true });
  }
  for (const file of listFiles(dataDir).filter((name) => name.endsWith(".json")))
    cpSync(path.join(dataDir, file), path.join(folder, "data", file), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  execFileSync(process.execPath, ["-r", "ts-node/register", path.resolve("scripts/fonts.ts")], {
    cwd: folder,
    env: { ...process.env, TS_NODE_PROJECT: path.resolve("tsconfig.json") },
    stdio: "pipe",
  });
  return folder;
};

/** How the ranges of a face with the letters of Latin begin. */
const LETTERS = "U+20-22,";

const facesIn = (folder: string) =>
  z
    .array(z.object({ file: z.string(), ranges: z.string(), preload: z.boolean() }))
    .parse(JSON.parse(readFileSync(path.join(folder, "src/theme/fonts/faces.json"), "utf8")));

test("the fonts and what the styles say of them are those of src/theme/fonts/families.json; if not, run: node -r ts-node/register scripts/fonts.ts", () => {
  const folder = writeFonts("data");
  for (const written of WRITTEN) {
    expect(listFiles(written).sort()).toEqual(listFiles(path.join(folder, written)).sort());
  }
  const files = WRITTEN.flatMap((written) => listFiles(written).map((file) => path.join(written, file)));
  const stale = ["src/theme/fonts/faces.json", "src/theme/fonts/families.json", ...files].filter(
    (file) => !readFileSync(file).equals(readFileSync(path.join(folder, file))),
  );
  expect(stale).toEqual([]);
});

test("another script that the content has words in gets its font, and the first view waits for the site's own", () => {
  const folder = writeFonts("e2e/agencies/dubai/data");
  const faces = facesIn(folder);
  const filesOf = (isPreloaded: boolean) =>
    new Set(faces.filter(({ preload }) => preload === isPreloaded).map(({ file }) => file));
  // The faces of running text come after those of headings.
  const text = facesIn(".").findLast(({ ranges }) => ranges.startsWith(LETTERS))?.file;
  expect([...filesOf(true)]).toEqual([text, "/fonts/readex-pro.woff2"]);
  expect(filesOf(false)).toContain("/fonts/noto-sans-devanagari.woff2");
});
