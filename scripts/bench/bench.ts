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
import { z } from "zod";
import site from "../../data/site.json";
import { CHROMIUM_FLAGS, findOrInstallChromium } from "../browsers";
import { buildSite, previewEnvironment } from "../lib/build";
import { exitWith } from "../lib/run";
import { createPreviewServer, listen } from "../preview-server/server";
import { weigh } from "./weigh";

const SERVICES = "data/services";
const [aService = ""] = readdirSync(SERVICES);
const { path: servicePath } = z
  .object({ path: z.string() })
  .parse(JSON.parse(readFileSync(path.join(SERVICES, aService), "utf8")));
const PAGES = ["/", servicePath, site.paths.works, site.paths.contact];
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

/** By their names in AUDITS, in ms; CLS has no unit. */
type Times = Readonly<Record<string, number>>;

const audit = async (url: string, blockedUrlPatterns: string[]): Promise<Times> => {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ["performance"],
    logLevel: "error",
    blockedUrlPatterns,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, environment } = result.lhr;
  const times = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN] as const);
  return { ...Object.fromEntries(times), "benchmark index": environment.benchmarkIndex };
};

const medians = (runs: readonly Times[]): Times =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((run) => run[name] ?? NaN).sort((a, b) => a - b);
      return [name, Number(values[Math.floor(values.length / 2)]?.toFixed(3))];
    }),
  );

const bench = async (): Promise<number> => {
  const code = await buildSite(previewEnvironment());
  if (code !== 0) return code;
  const address = await listen(createPreviewServer({ root: "public", outbox: ".outbox" }), 0);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  for (const page of PAGES) {
    const url = new URL(page, address).href;
    const { bytes, ...rest } = await weigh(browser, url);
    console.log(`\n${page}`);
    console.table({ bytes: { ...bytes, ...rest } });
    const own: Times[] = [];
    const limit: Times[] = [];
    // In turns, so that what else the machine does falls on both.
    for (let run = 0; run < RUNS; run += 1) {
      own.push(await audit(url, []));
      limit.push(await audit(url, ["*.js"]));
    }
    if (RUNS > 0) console.table({ own: medians(own), limit: medians(limit) });
  }
  await browser.close();
  return 0;
};

exitWith(bench());
