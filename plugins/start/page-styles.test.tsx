/** @jest-environment node */
import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { media } from "../../src/theme";
import { TemporaryFolder } from "../../test/temporary-folder";
import { divideStyles, insertAfterFirstView, publishLateStyles, splitStyles } from "./page-styles";

const END = '<div data-late-styles=""></div>';
const HTML = `<header class="css-a"></header><h1 class="css-b x"></h1>${END}<p class="css-a"></p><p class="css-c"></p>`;

describe("divideStyles", () => {
  it("keeps what the first view needs, and leaves the rest for later", () => {
    const styles =
      "@keyframes animation-1{from{top:0;}}@keyframes animation-2{from{top:0;}}.css-a{animation:animation-1;}" +
      ".css-c{animation:animation-2;}.css-c>*{top:1px;}.css-b>.x{top:0;}" +
      "@media print{.css-a{top:0;}}@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}";
    expect(divideStyles(HTML, styles)).toEqual({
      first:
        "@keyframes animation-1{from{top:0;}}.css-a{animation:animation-1;}@media print{.css-a{top:0;}}.css-b>.x{top:0;}",
      late:
        "@keyframes animation-2{from{top:0;}}.css-c{animation:animation-2;}.css-c>*{top:1px;}" +
        "@media print{@supports (top:0){.css-c{top:0;}}}.css-ab{top:0;}",
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
});

it("puts markup where the first view ends", () => {
  expect(insertAfterFirstView(`a${END}b`, '<link href="$&">')).toBe(
    'a<div data-late-styles=""><link href="$&"></div>b',
  );
});

describe("publishLateStyles", () => {
  const folder = new TemporaryFolder();
  const publish = (styles: string): Promise<string> =>
    publishLateStyles(folder.path, `<p>a</p><style data-late-styles="">${styles}</style><p>b</p>`);

  it("moves them into a file, under the hash of what they say", async () => {
    const html = await publish(".css-a{top:0}");
    const [, address = ""] =
      /^<p>a<\/p><link rel="stylesheet" fetchpriority="low" href="(\/static\/styles-[0-9a-f]{8}\.css)" data-late-styles=""\/><p>b<\/p>$/.exec(
        html,
      ) ?? [];
    expect(readFileSync(path.join(folder.path, address), "utf8")).toBe(".css-a{top:0}");
    expect(await publish(".css-a{top:1px}")).not.toBe(html);
  });

  it("leaves the file of the same styles as it is, with its compressed forms", async () => {
    await publish(".css-a{top:0}");
    const [file = ""] = readdirSync(path.join(folder.path, "static"));
    utimesSync(path.join(folder.path, "static", file), 1000, 1000);
    await publish(".css-a{top:0}");
    expect(statSync(path.join(folder.path, "static", file)).mtimeMs).toBe(1_000_000);
  });

  it("leaves a page alone that was published before", async () => {
    const html = await publish(".css-a{top:0}");
    expect(await publishLateStyles(folder.path, html)).toBe(html);
  });
});

describe("splitStyles", () => {
  /** An element's styles, as the server renders them. */
  const rendered = (styles: ReturnType<typeof css>): string => {
    const cache = createCache({ key: "css" });
    cache.compat = true;
    const html = renderToString(
      <CacheProvider value={cache}>
        <p css={styles} />
      </CacheProvider>,
    );
    return createEmotionServer(cache)
      .extractCritical(html)
      .css.replaceAll(/css-\w+/g, "x");
  };

  it("moves what shows without script alone", () => {
    const styles = rendered(
      css({ order: 1, [media.noScript]: { top: 0, "&::after": { top: 1 } }, [media.print]: { top: 2 } }),
    );
    const { usual, withoutScript } = splitStyles(styles);
    expect(withoutScript).toBe(".x{top:0}.x::after{top:1px}");
    expect(usual).toMatch(/^\.x\{.*order:1\}@media print\{\.x\{top:2px\}\}$/);
  });

  it("copies what shows on paper too, with the media queries in it", () => {
    const rules = ".x{gap:3rem}@media (min-width: 1024px){.x{gap:0}.x a{gap:1px}}";
    const styles = rendered(css({ [media.static]: { gap: "3rem", [media.desktop]: { gap: 0, "& a": { gap: 1 } } } }));
    expect(splitStyles(`${styles}.y{top:0;}`)).toEqual({
      usual: `@media print{${rules}}.y{top:0}`,
      withoutScript: rules,
    });
  });

  it("refuses rules that it would have to leave where older browsers don't see them", () => {
    const styles = rendered(
      css({ [media.wide]: { [media.noScript]: { "@supports (top: 0)": { [media.low]: { top: 0 } } } } }),
    );
    expect(() => splitStyles(styles)).toThrow("may not be nested");
  });
});
