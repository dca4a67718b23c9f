// @ts-check
/**
 * `npm run bench`: what a visit to the built site costs on a phone. Bytes are exact. Times are medians of Lighthouse runs
 * (mobile, simulated slow 4G), and only mean something beside those of the same page without its scripts, the limit.
 * docs/developers/performance.md explains the figures.
 *
 * BENCH_RUNS: Lighthouse runs a page (5; 0 for bytes alone).
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import flags from "../browsers/chromium-flags.json" with { type: "json" };
import { projectDir } from "../lib/project.mjs";
import { createPreviewServer, listen } from "../preview-server/server.mjs";
import { weigh } from "./weigh.mjs";

/** @param {string} file */
const readData = (file) => JSON.parse(readFileSync(path.join(projectDir, "data", file), "utf8"));
const { paths } = readData("site.json");
const [aService = ""] = readdirSync(path.join(projectDir, "data", "services"));
const PAGES = ["/", readData(`services/${aService}`).path, paths.works, paths.contact];
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const DEBUGGING_PORT = 9423;
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
  "main thread": "mainthread-work-breakdown",
};

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The times of a page in one run, in ms; CLS has no unit.
 *
 * @param {string} url
 * @param {string[]} blockedUrlPatterns
 * @returns {Promise<Record<string, number>>}
 */
const audit = async (url, blockedUrlPatterns) => {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ["performance"],
    logLevel: "error",
    blockedUrlPatterns,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, environment } = result.lhr;
  const times = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  return { ...Object.fromEntries(times), "benchmark index": environment.benchmarkIndex };
};

/** @param {readonly Record<string, number>[]} runs */
const medians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [
      name,
      Math.round(1000 * median(runs.map((run) => run[name] ?? NaN))) / 1000,
    ]),
  );

if (!(await buildSite(previewEnvironment()))) process.exit(1);
const executablePath = findOrInstallChromium();
if (!executablePath) throw new Error("There is no Chromium to measure with.");
const outbox = path.join(projectDir, ".outbox");
const server = createPreviewServer({ root: path.join(projectDir, "public"), outbox });
const address = await listen(server, 0);
const browser = await chromium.launch({
  executablePath,
  args: [...flags, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

for (const page of PAGES) {
  const url = new URL(page, address).href;
  const { bytes, ...rest } = await weigh(browser, url);
  console.log(`\n${page}`);
  console.table({ bytes: { ...bytes, ...rest } });
  /** @type {Record<string, number>[][]} */
  const [own, limit] = [[], []];
  // In turns, so that what else the machine does falls on both.
  for (let run = 0; run < RUNS; run += 1) {
    own?.push(await audit(url, []));
    limit?.push(await audit(url, ["*.js"]));
  }
  if (RUNS > 0) console.table({ own: medians(own ?? []), limit: medians(limit ?? []) });
}
await browser.close();
server.close();
server.closeAllConnections();
