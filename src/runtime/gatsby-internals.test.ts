/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { CACHE_MODULES, SCRIPTS_SLICE, WRITTEN_FOR_GATSBY } from "./gatsby-internals";

const read = (...file: string[]): string => readFileSync(path.resolve("node_modules", ...file), "utf8");

it("was written for the installed version of Gatsby: check it again before you change the version here", () => {
  const { version } = JSON.parse(read("gatsby", "package.json")) as { version: string };
  expect(version).toBe(WRITTEN_FOR_GATSBY);
});

it.each([
  ["the path of the page", "window.pagePath", "gatsby/cache-dir/static-entry.js"],
  ["the loader", "window.___loader = publicLoader", "gatsby/cache-dir/production-app.js"],
  ["fetching ahead", "hovering:", "gatsby/cache-dir/loader.js"],
  ["what has been loaded", "loadPageSync:", "gatsby/cache-dir/loader.js"],
  ["the address of a page's data", "/page-data/${fixedPath}/page-data.json", "gatsby/cache-dir/loader.js"],
  ["what a page's query gave", "json: pageData.result", "gatsby/cache-dir/loader.js"],
  [
    "links left to the browser",
    "if (window.___failedResources) return true",
    "gatsby-plugin-catch-links/catch-links.js",
  ],
  ["the components", 'import asyncRequires from "$virtual/async-requires"', "gatsby/cache-dir/production-app.js"],
  ["the imports of components", "asyncRequires = `exports.components = {", "gatsby/dist/bootstrap/requires-writer.js"],
  ["the names of components", "const chunkName = `${kind}---${name}`", "gatsby/dist/utils/js-chunk-names.js"],
  ["the root", "`___gatsby`", "gatsby/cache-dir/production-app.js"],
  ["the router's wrapper", "`gatsby-focus-wrapper`", "gatsby/cache-dir/production-app.js"],
  [
    "the scroll handler",
    'import { ScrollContext } from "gatsby-react-router-scroll"',
    "gatsby/cache-dir/production-app.js",
  ],
  ["the mark of the scripts", `slice-start id="${SCRIPTS_SLICE}"`, "gatsby/dist/utils/page-ssr-module/entry.js"],
])("finds %s in Gatsby's code", (_, code, file) => {
  expect(read(file)).toContain(code);
});

it.each(Object.values(CACHE_MODULES))("finds %s among the modules that Gatsby copies", (file) => {
  expect(read("gatsby", "cache-dir", file)).not.toBe("");
});
