/** @jest-environment node */
import { packageFolder } from "./bundle-packages";

describe("packageFolder", () => {
  it.each([
    ["webpack://site/./node_modules/react-dom/index.js", "node_modules/react-dom"],
    ["webpack://site/./node_modules/@emotion/cache/dist/cache.js", "node_modules/@emotion/cache"],
    ["webpack://site/node_modules/a/node_modules/b/lib/x.js", "node_modules/a/node_modules/b"],
    ["webpack://site/./node_modules/a/node_modules/@s/b/x.js", "node_modules/a/node_modules/@s/b"],
    ["webpack://site/./.cache/production-app.js", "node_modules/gatsby"],
    ["webpack://site/webpack/bootstrap", "node_modules/webpack"],
    ["webpack://site/webpack/runtime/load script", "node_modules/webpack"],
  ])("finds the package of %s", (source, folder) => {
    expect(packageFolder(source)).toBe(folder);
  });

  it.each(["webpack://site/./src/components/Button/Button.tsx", "webpack://site/./gatsby-browser.tsx"])(
    "knows that %s is of the site itself",
    (source) => {
      expect(packageFolder(source)).toBeUndefined();
    },
  );
});
