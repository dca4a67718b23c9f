/** @jest-environment node */
import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { withTableOf } from "./sfnt.mjs";

const DRAWN = "gatsby/assets/share-images/fonts";
const text = readFileSync(`${DRAWN}/text-latin.ttf`);
const nameOf = (file: Buffer) => {
  const font = fontkit.create(file);
  return "fullName" in font ? font.fullName : undefined;
};

/** The same font under another name, because a brand may have one font for headings and text. */
const renamed = Buffer.from(text);
const inTable = (name: string): Buffer => Buffer.from(name, "utf16le").swap16();
const name = nameOf(text) ?? "";
renamed.set(inTable("x".repeat(name.length)), text.indexOf(inTable(name)));

const widthOf = (file: Buffer) => {
  const font = fontkit.create(file);
  return "layout" in font ? font.layout("width").advanceWidth : undefined;
};

describe("withTableOf", () => {
  it("takes one table from the other font and leaves the rest", () => {
    const mixed = withTableOf(text, "name", renamed);
    expect(nameOf(mixed)).toBe(nameOf(renamed));
    expect(nameOf(mixed)).not.toBe(nameOf(text));
    expect(widthOf(mixed)).toBe(widthOf(text));
  });

  it("leaves a font as it is if the other doesn't have the table", () => {
    expect(withTableOf(text, "none", renamed)).toBe(text);
  });
});
