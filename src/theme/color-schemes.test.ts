import { contrast } from "../../test/contrast";
import { PALETTES } from "../constants/palettes";
import { color } from "./color";
import { type ColorTable, dark, darkStyles, light, lightStyles, type Scheme } from "./color-schemes";

const tables: Readonly<Record<string, ColorTable>> = { light, dark };

/** Text and its backgrounds within one scheme. */
const TEXT: readonly (readonly [keyof Scheme, keyof Scheme])[] = [
  ["text", "surface"],
  ["text", "card"],
  ["text", "raised"],
  ["muted", "surface"],
  ["onInverse", "inverse"],
];

/** The schemes whose cards and controls contain more than their main text. */
const WITH_CARDS = ["paper", "deep", "lilac", "ink"] as const;
const TEXT_ON_CARDS: typeof TEXT = [
  ["muted", "card"],
  ["accent", "card"],
  ["muted", "raised"],
  ["accent", "raised"],
  ["text", "quiet"],
];

/** Elements without text that must be visible: icons, focus rings, outlines of controls (WCAG 1.4.11). */
const SHAPES: typeof TEXT = [
  ["onTint", "tint"],
  ["focus", "surface"],
  ["inverse", "surface"],
];

/** The pairs of a scheme that don't reach a contrast ratio, such as `muted on card`. */
const tooClose = (scheme: Scheme, pairs: typeof TEXT, ratio: number): string[] =>
  pairs
    .filter(([front, ground]) => contrast(scheme[front], scheme[ground]) < ratio)
    .map(([front, ground]) => `${front} on ${ground}`);

describe.each(Object.entries(tables))("the %s colours", (_, { shared, schemes }) => {
  it("have a scheme for each palette", () => {
    expect(Object.keys(schemes)).toEqual(expect.arrayContaining([...PALETTES]));
  });

  it.each(Object.entries(schemes))("have enough contrast: %s", (name, scheme) => {
    expect(tooClose(scheme, TEXT, 4.5)).toEqual([]);
    expect(tooClose(scheme, SHAPES, 3)).toEqual([]);
    // On violet and jade, only the typed phrase uses the accent. It's large and bold.
    expect(tooClose(scheme, [["accent", "surface"]], name === "violet" || name === "jade" ? 3 : 4.5)).toEqual([]);
  });

  it.each(WITH_CARDS)("have enough contrast on cards: %s", (name) => {
    expect(tooClose(schemes[name], TEXT_ON_CARDS, 4.5)).toEqual([]);
  });

  it("have enough contrast if they're the same in every scheme", () => {
    expect(contrast(shared.onBrand, shared.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shared.onBrand, shared.light)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [shared.art, shared.success, shared.failure]) {
      expect(contrast(shared.light, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(shared.page).toBe(schemes.paper.surface);
    for (const ground of [shared.page, schemes.paper.raised]) {
      expect(contrast(shared.error, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the styles of the schemes", () => {
  const valuesIn = (styles: string, selector: string): string =>
    styles
      .split("\n")
      .find((line) => line.startsWith(`${selector} {`))
      ?.slice(selector.length + 3, -2) ?? "";

  it("give a value to every colour that components use", () => {
    const properties = Object.values(color).map((value) => value.slice("var(".length, -1));
    const root = `${valuesIn(lightStyles(), ":root")};${valuesIn(lightStyles(), ":root, [data-scheme]")}`;
    for (const property of properties) expect(root).toContain(`${property}: `);
  });

  it("only contain what's different in another scheme", () => {
    const deep = { "--surface": "#F1EBE1", "--card": "#FBF8F3", "--quiet": "#FFFFFF" };
    const expected = Object.entries(deep).map((entry) => entry.join(": "));
    expect(valuesIn(lightStyles(), '[data-scheme="deep"]').split("; ")).toEqual(expected);
  });

  it("don't change vivid schemes in dark mode", () => {
    const styles = darkStyles(":root");
    for (const name of ["paper", "deep", "lilac", "ink"]) expect(styles).toContain(`[data-scheme="${name}"]`);
    for (const name of ["marigold", "violet", "jade", "coral"]) expect(styles).not.toContain(name);
    expect(valuesIn(styles, ":root")).not.toContain("--brand");
    expect(valuesIn(styles, ":root")).toContain(`--page: ${dark.schemes.paper.surface}`);
  });
});
