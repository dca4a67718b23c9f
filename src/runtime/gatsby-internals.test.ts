/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGE_ID, pageDataAddress, ROOT_ID, SCRIPTS_SLICE, WRITTEN_FOR_GATSBY } from "./gatsby-internals";

const read = (...file: string[]): string => readFileSync(path.resolve("node_modules", ...file), "utf8");

it("was written for the installed version of Gatsby: check it again before you change the version here", () => {
  const { version } = JSON.parse(read("gatsby", "package.json")) as { version: string };
  expect(version).toBe(WRITTEN_FOR_GATSBY);
});

it.each([
  ["the path of the page", "window.pagePath", "gatsby/cache-dir/static-entry.js"],
  ["the address of a page's data", "/page-data/${fixedPath}/page-data.json", "gatsby/cache-dir/loader.js"],
  ["what a page's query gave", "json: pageData.result", "gatsby/cache-dir/loader.js"],
  ["the components", 'import asyncRequires from "$virtual/async-requires"', "gatsby/cache-dir/production-app.js"],
  ["the imports of components", "asyncRequires = `exports.components = {", "gatsby/dist/bootstrap/requires-writer.js"],
  ["the entry", "app: directoryPath(`.cache/production-app`)", "gatsby/dist/utils/webpack.config.js"],
  ["the root", `\`${ROOT_ID}\``, "gatsby/cache-dir/production-app.js"],
  ["the page", `id="${PAGE_ID}"`, "gatsby/cache-dir/static-entry.js"],
  ["the announcer after the page", "<div {...RouteAnnouncerProps} />", "gatsby/cache-dir/static-entry.js"],
  ["the mark of the scripts", `slice-start id="${SCRIPTS_SLICE}"`, "gatsby/dist/utils/page-ssr-module/entry.js"],
])("finds %s in Gatsby's code", (_, code, file) => {
  expect(read(file)).toContain(code);
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/services/video-shoot/", "/page-data/services/video-shoot/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("knows the address of the data of %s", (path, address) => {
  expect(pageDataAddress(path)).toBe(address);
});
