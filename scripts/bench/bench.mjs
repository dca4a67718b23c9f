// @ts-check
/**
 * `npm run bench`: what a visit costs on a phone, beside the same pages without any script (the limit), in one run.
 * Bytes are exact. Times are medians of Lighthouse runs (mobile, simulated slow 4G), and only mean something beside the
 * limit's. docs/performance.md explains the figures.
 *
 * BENCH_RUNS: Lighthouse runs a page (5; 0 for bytes only). BENCH_ROUTES=all: Lighthouse's four scores of every page
 * in the sitemap, with one run each, instead of the times.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import flags from "../browsers/chromium-flags.json" with { type: "json" };
import { projectDir } from "../lib/project.mjs";
import { createPreviewServer, listen } from "../preview-server/server.mjs";
import { weigh } from "./weigh.mjs";
import { visit } from "./visit.mjs";
import { writeResults } from "./results.mjs";
import { copyWithoutScripts } from "./limit.mjs";

const PAGES = ["/", "/services/search-engine-optimization/", "/our-works/", "/contact/"];
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const DEBUGGING_PORT = 9423;
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @param {string} url @param {string[]} onlyCategories */
const audit = async (url, onlyCategories) => {
  const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories, logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  return result.lhr;
};

/** Medians of the times of a page, in ms; CLS has no unit. @param {string} url */
const time = async (url) => {
  /** @type {Awaited<ReturnType<typeof audit>>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, ["performance"]));
  return Object.fromEntries(
    Object.entries(AUDITS).map(([name, id]) => [
      name,
      Math.round(median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN)) * 1000) / 1000,
    ]),
  );
};

/** @param {string} address */
const scores = async (address) => {
  const sitemap = readFileSync(path.join(publicDir, "sitemap-0.xml"), "utf8");
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  for (const [, location = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { pathname } = new URL(location);
    const { categories } = await audit(new URL(pathname, address).href, CATEGORIES);
    table[pathname] = Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? NaN) * 100)]),
    );
    console.log(`Scored ${pathname}`);
  }
  return table;
};

const publicDir = path.join(projectDir, "public");
if ((await buildSite(previewEnvironment())) === "failed") process.exit(1);
const executablePath = findOrInstallChromium();
if (!executablePath) throw new Error("There is no Chromium to measure with.");
const bare = copyWithoutScripts(publicDir);
const outbox = path.join(projectDir, ".outbox");
const servers = [publicDir, bare].map((root) => createPreviewServer({ root, outbox }));
const [address = "", limitAddress = ""] = await Promise.all(servers.map((server) => listen(server, 0)));
const browser = await chromium.launch({
  executablePath,
  args: [...flags, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

/** @type {Record<string, unknown>} */
const results = {};
if (process.env.BENCH_ROUTES === "all") {
  results.scores = await scores(address);
  console.table(results.scores);
} else {
  /** @type {Record<string, Record<string, number>>} */
  const table = {};
  for (const page of PAGES) {
    const weight = await weigh(browser, new URL(page, address).href);
    const { video, ...counted } = weight.bytes;
    const total = Object.values(counted).reduce((sum, bytes) => sum + bytes, 0);
    table[page] = { ...counted, "all but video": total, video, requests: weight.requests, elements: weight.elements };
    console.log(`Weighed ${page}`);
  }
  console.table(table);
  results.bytes = table;
  if (RUNS > 0) {
    /** @type {Record<string, Record<string, number>>} */
    const times = {};
    for (const page of PAGES) {
      const own = await time(new URL(page, address).href);
      const limit = await time(new URL(page, limitAddress).href);
      times[page] = own;
      times[`${page} without scripts`] = limit;
      times[`${page} ratio`] = Object.fromEntries(
        ["FCP", "LCP", "SI"].map((name) => [name, Math.round((100 * (own[name] ?? 0)) / (limit[name] ?? 1)) / 100]),
      );
      console.log(`Timed ${page}`);
    }
    console.table(times);
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, address));
    const visited = {
      INP: median(visits.map(({ inp }) => inp)),
      "longest task while scrolling": median(visits.map(({ longestTask }) => longestTask)),
      "layout shift while scrolling": median(visits.map(({ shift }) => shift)),
    };
    console.table(visited);
    Object.assign(results, { times, visited });
  }
}
await browser.close();
for (const server of servers) {
  server.close();
  server.closeAllConnections();
}
rmSync(bare, { recursive: true });
writeResults(process.env.BENCH_ROUTES === "all" ? "scores" : "visit", results);
