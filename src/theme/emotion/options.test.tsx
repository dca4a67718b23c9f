/** @jest-environment node */
import createCache from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import { renderToString } from "react-dom/server";
import { emotionOptions } from "./options";

const rulesOf = (style: ReturnType<typeof css>): string => {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <p css={style} />
    </CacheProvider>,
  );
  return Object.values(cache.inserted)
    .join("")
    .replaceAll(/\.css-\w+/g, "p");
};

it.each([
  ["maskImage", "none", "-webkit-mask-image:none;mask-image:none;"],
  ["userSelect", "none", "-webkit-user-select:none;user-select:none;"],
  ["display", "flex", "display:flex;"],
  ["transform", "none", "transform:none;"],
])("writes %s with the prefix that supported browsers need, if any", (property, value, declarations) =>
  expect(rulesOf(css({ [property]: value }))).toBe(`p{${declarations}}`),
);
