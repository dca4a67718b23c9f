/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { divideStyles, insertAfterFirstView, publishLateStyles } from "./late-styles";

const END = '<div data-late-styles=""></div>';
const HTML = `<header class="css-a"></header><h1 class="css-b x"></h1>${END}<p class="css-a"></p><p class="css-c"></p>`;

describe("divideStyles", () => {
  it("keeps what the first view needs, and leaves the rest for later", () => {
    const styles =
      "@keyframes animation-1{from{top:0;}to{top:1px;}}.css-a{top:0;}.css-c{top:0;}.css-c>*{top:1px;}.css-b>.x{top:0;}" +
      "@media print{.css-a{top:0;}}@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}";
    expect(divideStyles(HTML, styles)).toEqual({
      first:
        "@keyframes animation-1{from{top:0;}to{top:1px;}}.css-a{top:0;}@media print{.css-a{top:0;}}.css-b>.x{top:0;}",
      late: ".css-c{top:0;}.css-c>*{top:1px;}@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}",
    });
  });

  it("puts rules in the order of the page's elements, whichever section was rendered first", () => {
    const html = '<p class="css-a"><b class="css-b"></b></p><p class="css-c"></p>';
    const styles =
      ".css-c{top:0;}.css-a{top:0;}@media print{.css-a{top:1px;}}.css-b{top:0;}.css-a>*{top:2px;}@keyframes animation-1{from{top:0;}}";
    expect(divideStyles(html, styles).first).toBe(
      "@keyframes animation-1{from{top:0;}}.css-a{top:0;}@media print{.css-a{top:1px;}}.css-a>*{top:2px;}.css-b{top:0;}.css-c{top:0;}",
    );
  });

  it("leaves a page alone that says no end of its first view", () => {
    expect(divideStyles('<p class="css-a"></p>', ".css-a{top:0;}.css-b{top:0;}")).toEqual({
      first: ".css-a{top:0;}.css-b{top:0;}",
      late: "",
    });
  });

  it("refuses what it can't read", () => {
    expect(() => divideStyles(HTML, ".css-a{top:0;}}")).toThrow("could not be divided");
  });
});

it("puts markup where the first view ends", () => {
  expect(insertAfterFirstView(`a${END}b`, '<link href="$&">')).toBe(
    'a<div data-late-styles=""><link href="$&"></div>b',
  );
});

describe("publishLateStyles", () => {
  let publicDir = "";
  beforeEach(() => {
    publicDir = mkdtempSync(path.join(os.tmpdir(), "styles-"));
  });
  afterEach(() => {
    rmSync(publicDir, { recursive: true });
  });

  const publish = (styles: string): Promise<string> =>
    publishLateStyles(publicDir, `<p>a</p><style data-late-styles="">${styles}</style><p>b</p>`);

  it("moves them into a file, under the hash of what they say", async () => {
    const html = await publish(".css-a{top:0;}");
    const [, address = ""] =
      /^<p>a<\/p><link rel="stylesheet" fetchpriority="low" href="(\/static\/styles-[0-9a-f]{10}\.css)" data-late-styles=""\/><p>b<\/p>$/.exec(
        html,
      ) ?? [];
    expect(readFileSync(path.join(publicDir, address), "utf8")).toBe(".css-a{top:0;}");
    expect(await publish(".css-a{top:1px;}")).not.toBe(html);
  });

  it("leaves the file of the same styles as it is, with its compressed forms", async () => {
    await publish(".css-a{top:0;}");
    const [file = ""] = readdirSync(path.join(publicDir, "static"));
    utimesSync(path.join(publicDir, "static", file), 1000, 1000);
    await publish(".css-a{top:0;}");
    expect(statSync(path.join(publicDir, "static", file)).mtimeMs).toBe(1_000_000);
  });

  it("leaves a page alone that was published before", async () => {
    const html = await publish(".css-a{top:0;}");
    expect(await publishLateStyles(publicDir, html)).toBe(html);
  });
});
