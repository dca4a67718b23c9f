/**
 * `npm run catalogue`: every component and section in its states, at http://localhost:6006; PORT changes it.
 * `npm run catalogue:build` writes the same as files into .catalogue/site. Both show the content and the pictures of
 * the last build of the site, and build it first if there's none.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { listFiles } from "../../plugins/utils/list-files";
import { buildSite, previewEnvironment } from "../lib/build";
import { exitWith, runPackage } from "../lib/run";

/** What the catalogue is made of and what it makes. Never published. */
const CATALOGUE = ".catalogue";
const PAGE_DATA = "public/page-data";

/** Templates of one page each, by their names in .storybook/content.d.ts too. */
const FIXED_PAGES = ["works", "clients", "services", "team", "contact", "blog"];

/** Templates, each of which makes many pages. */
const TEMPLATES = { pages: "page", legal: "legal-page", posts: "blog-post" };

const pageData = z.object({ componentChunkName: z.string(), result: z.object({ data: z.unknown() }) });

/** What the queries of the built pages gave, for stories to show with its pictures. */
const readContent = (): Record<string, unknown> => {
  const pages = listFiles(PAGE_DATA)
    .filter((file) => path.posix.basename(file) === "page-data.json")
    .map((file) => pageData.parse(JSON.parse(readFileSync(path.join(PAGE_DATA, file), "utf8"))));
  const ofComponent = (name: string): unknown[] =>
    pages.filter((page) => page.componentChunkName === `component---src-${name}-tsx`).map(({ result }) => result.data);
  return {
    home: ofComponent("pages-index")[0],
    ...Object.fromEntries(FIXED_PAGES.map((name) => [name, ofComponent(`templates-${name}`)[0]])),
    ...Object.fromEntries(Object.entries(TEMPLATES).map(([name, file]) => [name, ofComponent(`templates-${file}`)])),
  };
};

const startCatalogue = async (command: "dev" | "build"): Promise<number> => {
  if (!existsSync(path.join(PAGE_DATA, "index", "page-data.json"))) {
    console.log("The catalogue shows the content of the built site. Building it first …");
    const code = await buildSite(previewEnvironment());
    if (code !== 0) return code;
  }
  mkdirSync(CATALOGUE, { recursive: true });
  writeFileSync(path.join(CATALOGUE, "content.json"), JSON.stringify(readContent()));
  // The facts with their tokens replaced, and the countries' names (plugins/content).
  for (const file of ["site.json", "countries.json"]) cpSync(path.join(".cache", file), path.join(CATALOGUE, file));
  const options = {
    // Only this machine can connect, no browser opens by itself, and nothing asks for a newer version.
    dev: ["--port", process.env.PORT ?? "6006", "--host", "localhost", "--ci", "--no-version-updates"],
    build: ["--output-dir", path.join(CATALOGUE, "site"), "--quiet"],
  };
  return runPackage("storybook", [command, "--disable-telemetry", ...options[command]], {
    env: { STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
};

exitWith(startCatalogue(process.argv.includes("--build") ? "build" : "dev"));
