/** @jest-environment node */
import { missingFeatures, stylesIn } from "./css-support.mjs";

const BROWSERS = ["chrome >= 109", "safari >= 16.4"];

it("names a feature that a browser lacks, with the browser and the place", async () => {
  const missing = await missingFeatures(["a{color:red}", "ul{grid-template-columns:subgrid}"], BROWSERS);
  expect([...missing.keys()]).toEqual(["css-subgrid"]);
  expect(missing.get("css-subgrid")).toMatch(/Subgrid.* is not in Chrome \(109.*: grid-template-columns:subgrid$/);
});

it("lets pass what all have, at least in part", async () => {
  expect(await missingFeatures(["a{display:contents}b{display:grid}"], BROWSERS)).toEqual(new Map());
});

it("reads the styles of a page", () => {
  expect(stylesIn('<style>a{}</style><p><noscript><style data-styles="1">b{}</style></noscript></p>')).toEqual([
    "a{}",
    "b{}",
  ]);
});
