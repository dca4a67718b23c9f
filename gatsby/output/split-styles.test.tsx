/** @jest-environment node */
import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { media } from "../../src/theme/layout";
import { splitStyles } from "./split-styles";

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
  expect(withoutScript).toBe(".x{top:0;}.x::after{top:1px;}");
  expect(usual).toMatch(/^\.x\{.*order:1;\}@media print\{\.x\{top:2px;\}\}$/);
});

it("copies what shows on paper too, with the media queries in it", () => {
  const rules = ".x{gap:3rem;}@media (min-width: 1024px){.x{gap:0;}.x a{gap:1px;}}";
  const styles = rendered(css({ [media.static]: { gap: "3rem", [media.desktop]: { gap: 0, "& a": { gap: 1 } } } }));
  expect(splitStyles(`${styles}.y{top:0;}`)).toEqual({
    usual: `@media print{${rules}}.y{top:0;}`,
    withoutScript: rules,
  });
});

it("refuses rules that it would have to leave where older browsers don't see them", () => {
  const styles = rendered(
    css({ [media.wide]: { [media.noScript]: { "@supports (top: 0)": { [media.low]: { top: 0 } } } } }),
  );
  expect(() => splitStyles(styles)).toThrow("(scripting: none)");
});
