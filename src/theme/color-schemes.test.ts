import { PALETTES } from "../constants/palettes";
import { color } from "./color";
import { type ColorTable, colorTables, dark, darkStyles, light, lightStyles } from "./color-schemes";
import { contrastIssues } from "./contrast";
import palette from "./palette.json";

const tables: Readonly<Record<string, ColorTable>> = { light, dark };

describe.each(Object.entries(tables))("the %s colours", (_, { schemes }) => {
  it("have a scheme for each palette", () =>
    expect(Object.keys(schemes)).toEqual(expect.arrayContaining([...PALETTES])));
});

describe("the contrast of the colours", () => {
  it("is enough everywhere", () => expect(contrastIssues({ light, dark })).toEqual([]));

  it.each([
    ["muted text on a card", { muted: "#8E88A5" }, ["light paper: muted on card", "light deep: muted on surface"]],
    ["an icon on its tint", { violet: "#B0A0F0" }, ["light paper: onTint on tint", "light: light on art"]],
    ["dark mode only", { darkMuted: "#6A6480" }, ["dark paper: muted on surface", "dark ink: muted on card"]],
  ])("is checked: %s", (_, changed, places) => {
    const found = contrastIssues(colorTables({ ...palette, ...changed })).map(({ place }) => place);
    expect(found).toEqual(expect.arrayContaining(places));
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

  it("don't change vivid schemes in dark mode", () => {
    const styles = darkStyles(":root");
    for (const name of ["paper", "deep", "lilac", "ink"]) expect(styles).toContain(`[data-scheme="${name}"]`);
    for (const name of ["marigold", "violet", "jade", "coral"]) expect(styles).not.toContain(name);
    expect(valuesIn(styles, ":root")).not.toContain("--brand");
    expect(valuesIn(styles, ":root")).toContain(`--page: ${dark.schemes.paper.surface}`);
  });
});
