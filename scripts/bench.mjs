// @ts-check
/**
 * `npm run bench`: what a first visit costs on a phone, for four pages of the built site and for the same pages without
 * any script (the limit). Bytes are gzip and exact; times are medians of Lighthouse runs (mobile, simulated slow 4G)
 * and mean something only beside the limit's of the same run. BENCH_RUNS sets their number, 0 for bytes alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import flags from "./lib/chromium-flags.json" with { type: "json" };
import { projectDir } from "./lib/project.mjs";
import { createPreviewServer, listen } from "./preview-server/server.mjs";

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

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @param {string} type content type @param {string} url */
const kindOf = (type, url) =>
  ["javascript", "html", "json", "image", "video"].find((kind) => type.includes(kind)) ??
  (url.includes(".woff2") ? "font" : "other");

/**
 * Bytes by kind, requests and elements of a first view at 390 px, before any touch.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {boolean} javaScriptEnabled
 */
const weigh = async (browser, url, javaScriptEnabled) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    javaScriptEnabled,
  });
  const page = await context.newPage();
  /** @type {Record<string, number>} */
  const bytes = { requests: 0 };
  page.on("response", async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const kind = kindOf(response.headers()["content-type"] ?? "", response.url());
    const isText = kind === "javascript" || kind === "html" || kind === "json";
    bytes[kind] = (bytes[kind] ?? 0) + (isText ? gzipSync(body, { level: 9 }).length : body.length);
    bytes.requests = (bytes.requests ?? 0) + 1;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const elements = await page.locator("*").count();
  await context.close();
  return { ...bytes, elements };
};

/** @param {string} url @param {boolean} withScripts */
const time = async (url, withScripts) => {
  /** @type {Record<string, number[]>} */
  const samples = {};
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      onlyCategories: ["performance"],
      blockedUrlPatterns: withScripts ? [] : ["*.js", "*/page-data/*"],
    });
    for (const [name, audit] of Object.entries(AUDITS)) {
      (samples[name] ??= []).push(result?.lhr.audits[audit]?.numericValue ?? NaN);
    }
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, values]) => [name, Math.round(median(values) * 1000) / 1000]),
  );
};

const executablePath = findOrInstallChromium();
if (!executablePath) throw new Error("There is no Chromium to measure with.");
const server = createPreviewServer({ root: path.join(projectDir, "public"), outbox: path.join(projectDir, ".outbox") });
const address = await listen(server, 0);
const browser = await chromium.launch({
  executablePath,
  args: [...flags, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

/** @type {Record<string, unknown>} */
const results = {};
for (const page of PAGES) {
  for (const withScripts of [true, false]) {
    const name = withScripts ? page : `${page} without scripts`;
    const url = new URL(page, address).href;
    results[name] = { ...(await weigh(browser, url, withScripts)), ...(RUNS > 0 ? await time(url, withScripts) : {}) };
    console.log(`Measured ${name}`);
  }
}
console.table(results);
await browser.close();
server.close();
server.closeAllConnections();

const folder = path.join(projectDir, "bench", "results");
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `${new Date().toISOString().slice(0, 10)}.json`);
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`Written to ${path.relative(projectDir, file)}.`);
