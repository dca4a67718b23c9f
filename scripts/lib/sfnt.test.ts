/** @jest-environment node */
import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { withTableOf } from "./sfnt.mjs";

const DRAWN = "gatsby/assets/share-images/fonts";
const text = readFileSync(`${DRAWN}/text-latin.ttf`);
const display = readFileSync(`${DRAWN}/display-latin.ttf`);

const nameOf = (file: Buffer) => {
  const font = fontkit.create(file);
  return "fullName" in font ? font.fullName : undefined;
};
const widthOf = (file: Buffer) => {
  const font = fontkit.create(file);
  return "layout" in font ? font.layout("width").advanceWidth : undefined;
};

describe("withTableOf", () => {
  it("takes one table from the other font and leaves the rest", () => {
    const mixed = withTableOf(text, "name", display);
    expect(nameOf(mixed)).toBe(nameOf(display));
    expect(nameOf(mixed)).not.toBe(nameOf(text));
    expect(widthOf(mixed)).toBe(widthOf(text));
  });

  it("leaves a font as it is if the other doesn't have the table", () => {
    expect(withTableOf(text, "none", display)).toBe(text);
  });
});
