/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { FEATURES } from "../../e2e/engines/features.mjs";
import { browsersTable, visitsIn } from "./browsers-table.mjs";

/** A report in Playwright's format: a file, a feature, a visit. Visits can be in groups. */
const report = {
  suites: [
    {
      title: "motion.visits.ts",
      suites: [
        {
          title: "Films",
          specs: [
            { title: "plays", ok: true, tests: [{ annotations: [{ type: "engine", description: "WebKitGTK 2.50" }] }] },
          ],
          suites: [{ title: "small", specs: [{ title: "stops", ok: false, tests: [{ annotations: [] }] }] }],
        },
      ],
    },
  ],
};

/** The cells of each line of a Markdown table. */
const cellsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe("the table of browsers", () => {
  it("finds each visit's feature, also in a group", () => {
    expect(visitsIn(report)).toEqual([
      { feature: "Films", title: "plays", passed: true, engine: "WebKitGTK 2.50" },
      { feature: "Films", title: "stops", passed: false, engine: "" },
    ]);
  });

  it("counts the visits that pass, names those that fail, and engines that could not be had", () => {
    const table = cellsOf(browsersTable({ firefox: undefined, webkit: visitsIn(report) }));
    expect(table[0]).toEqual(["Feature", "firefox", "WebKitGTK 2.50"]);
    expect(table.find(([feature]) => feature === "Films")).toEqual(["Films", "not visited", "1 of 2: “stops” fails"]);
  });

  it("stands in docs/browsers.md with the features that are visited", () => {
    const page = readFileSync(path.resolve("docs/browsers.md"), "utf8");
    const [, run = ""] = /<!-- run -->([^]*)<!-- end of run -->/.exec(page) ?? [];
    expect(run).toMatch(/Run on \d+ \w+ \d{4}\./);
    const [head = [], , ...rows] = cellsOf(run);
    expect(head).toEqual([
      "Feature",
      expect.stringMatching(/^Chromium \d/),
      expect.stringMatching(/^Firefox \d/),
      expect.stringMatching(/^WebKit\w* \d/),
    ]);
    expect(rows.map(([feature]) => feature)).toEqual([...FEATURES]);
  });
});
