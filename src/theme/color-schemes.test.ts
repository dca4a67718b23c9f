import { color } from "./color";
import { colorStyles, colorTables, dark, light } from "./color-schemes";
import { contrastIssues } from "./contrast";
import palette from "./palette.json";

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
  /** The rules for a scheme, or for the root element: light, dark by the system, dark by choice. */
  const rulesFor = (selector: string): string[] =>
    colorStyles.split("\n").filter((line) => line.split(" { ")[0]?.endsWith(selector) && line.includes("--surface: "));

  it("give a value to every colour that components use", () => {
    for (const value of Object.values(color)) expect(colorStyles).toContain(`${value.slice("var(".length, -1)}: `);
  });

  it.each([
    ["change", ["paper", "deep", "lilac", "ink"], dark],
    ["stay the same", ["violet", "marigold", "jade", "coral"], undefined],
  ] as const)("%s in dark mode: %s", (_, names, table) => {
    for (const name of names) {
      const surfaces = rulesFor(`[data-scheme="${name}"]`).map((rule) => /--surface: (#\w+)/.exec(rule)?.[1]);
      const inDark = table ? Array.from({ length: 2 }, () => table.schemes[name].surface) : [];
      expect(surfaces).toEqual([light.schemes[name].surface, ...inDark]);
    }
  });
});
