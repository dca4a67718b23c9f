/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { divideStyles, insertAfterFirstView, publishStyles } from "./late-styles";

const END = '<div data-late-styles=""></div>';
const HTML = `<header class="css-a"></header><h1 class="css-b x"></h1>${END}<p class="css-a"></p><p class="css-c"></p>`;

describe("divideStyles", () => {
  it("keeps what the first view needs, in its order, and leaves the rest for later", () => {
    const styles =
      "@keyframes animation-1{from{top:0;}to{top:1px;}}.css-a{top:0;}.css-c{top:0;}.css-c>*{top:1px;}.css-b>.x{top:0;}" +
      "@media print{.css-a{top:0;}}@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}";
    expect(divideStyles(HTML, styles)).toEqual({
      first:
        "@keyframes animation-1{from{top:0;}to{top:1px;}}.css-a{top:0;}.css-b>.x{top:0;}@media print{.css-a{top:0;}}",
      late: ".css-c{top:0;}.css-c>*{top:1px;}@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}",
    });
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

it("publishes styles under the hash of what they say", async () => {
  const publicDir = mkdtempSync(path.join(os.tmpdir(), "styles-"));
  const address = await publishStyles(publicDir, ".css-a{top:0;}");
  expect(address).toMatch(/^\/static\/styles-[0-9a-f]{10}\.css$/);
  expect(readFileSync(path.join(publicDir, address), "utf8")).toBe(".css-a{top:0;}");
  expect(await publishStyles(publicDir, ".css-a{top:1px;}")).not.toBe(address);
  rmSync(publicDir, { recursive: true });
});
