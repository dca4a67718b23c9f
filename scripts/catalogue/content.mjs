// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../plugins/utils/list-files.js";

/** Templates of one page each, by their names in .storybook/content.d.ts too. */
const FIXED_PAGES = ["works", "clients", "services", "team", "contact", "blog"];

/** Templates, each of which makes many pages. */
const TEMPLATES = { pages: "page", legal: "legal-page", posts: "blog-post" };

/** Whether there's a built site to take content and pictures from. @param {string} publicDir */
export const hasContent = (publicDir) => existsSync(path.join(publicDir, "page-data", "index", "page-data.json"));

/**
 * What the queries of the built pages gave, so that stories show the content of `data/` with its pictures, and no
 * story has to repeat either.
 *
 * @param {string} publicDir
 * @returns {Record<string, unknown>}
 */
const readContent = (publicDir) => {
  const folder = path.join(publicDir, "page-data");
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const pages = listFiles(folder)
    .filter((file) => path.posix.basename(file) === "page-data.json")
    .sort()
    .map(read);
  /** @param {string} name */
  const ofTemplate = (name) =>
    pages
      .filter(({ componentChunkName }) => componentChunkName === `component---src-templates-${name}-tsx`)
      .map(({ result }) => result.data);
  return Object.fromEntries([
    ["home", read("index/page-data.json").result.data],
    ...FIXED_PAGES.map((name) => [name, ofTemplate(name)[0]]),
    ...Object.entries(TEMPLATES).map(([name, template]) => [name, ofTemplate(template)]),
  ]);
};

/**
 * Writes what the stories import.
 *
 * @param {{ projectDir: string, catalogueDir: string }} folders
 */
export const writeContent = ({ projectDir, catalogueDir }) => {
  mkdirSync(catalogueDir, { recursive: true });
  const content = readContent(path.join(projectDir, "public"));
  writeFileSync(path.join(catalogueDir, "content.json"), JSON.stringify(content));
  // The facts with their tokens replaced, and the countries' names (plugins/content).
  for (const file of ["site.json", "countries.json"])
    cpSync(path.join(projectDir, ".cache", file), path.join(catalogueDir, file));
};
