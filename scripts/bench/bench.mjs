// @ts-check
/**
 * `npm run bench`: what a visit costs on a phone, beside the same pages without any script (the limit), in one run.
 * Bytes are exact. Times are medians of Lighthouse runs (mobile, simulated slow 4G), and only mean something beside the
 * limit's. docs/performance.md explains the figures.
 *
 * BENCH_RUNS: Lighthouse runs a page (5; 0 for bytes alone). BENCH_PEER: a folder with another built site, whose home is
 * measured in turns with ours. BENCH_ROUTES=all: Lighthouse's four scores of every page in the sitemap, one run each, in
 * place of the times.
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
import { timeNavigations } from "./navigation.mjs";
import { writeResults } from "./results.mjs";
import { copyOfPeer, copyWithoutScripts } from "./limit.mjs";

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
/** Lighthouse's groups of main-thread work. */
const WORK = {
  script: ["scriptEvaluation", "scriptParseCompile", "garbageCollection"],
  "style and layout": ["styleLayout"],
  paint: ["paintCompositeRender"],
  "HTML and CSS": ["parseHTML"],
  other: ["other"],
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

/** @typedef {Awaited<ReturnType<typeof audit>>} Result */

/**
 * Audits pages in turns, so that what else the machine does falls on all of them.
 *
 * @param {readonly string[]} urls
 * @returns {Promise<Result[][]>} the runs of each
 */
const auditInTurns = async (urls) => {
  /** @type {Result[][]} */
  const results = urls.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, url] of urls.entries()) results[index]?.push(await audit(url, ["performance"]));
  }
  return results;
};

/** @param {readonly number[]} values */
const rounded = (values) => Math.round(median(values) * 1000) / 1000;

/** Medians of the times of a page, in ms; CLS has no unit. @param {readonly Result[]} runs */
const timesOf = (runs) =>
  Object.fromEntries(
    Object.entries(AUDITS).map(([name, id]) => [
      name,
      rounded(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN)),
    ]),
  );

/** What an audit lists. @param {Result} result @param {string} id @returns {Record<string, unknown>[]} */
const itemsOf = ({ audits }, id) => {
  const { details } = audits[id] ?? {};
  return details?.type === "table" ? details.items : [];
};

/** Medians of the main thread's work by kind, in ms, and of how fast Lighthouse found the machine. @param {readonly Result[]} runs */
const workOf = (runs) => {
  /** @param {Result} run @param {readonly string[]} [groups] */
  const sum = (run, groups) =>
    itemsOf(run, "mainthread-work-breakdown")
      .filter(({ group }) => !groups || groups.includes(String(group)))
      .reduce((total, { duration }) => total + Number(duration), 0);
  return {
    score: Math.round(100 * median(runs.map(({ categories }) => categories.performance?.score ?? NaN))),
    "main thread": Math.round(median(runs.map((run) => sum(run)))),
    ...Object.fromEntries(
      Object.entries(WORK).map(([name, groups]) => [name, Math.round(median(runs.map((run) => sum(run, groups))))]),
    ),
    "benchmark index": Math.round(median(runs.map(({ environment }) => environment.benchmarkIndex))),
  };
};

/** The long tasks of the last run, in ms, with the file that Lighthouse puts them down to. @param {readonly Result[]} runs */
const longTasksOf = (runs) =>
  runs.slice(-1).flatMap((run) =>
    itemsOf(run, "long-tasks").map(({ url, startTime, duration }) => ({
      at: Math.round(Number(startTime)),
      ms: Math.round(Number(duration)),
      cause: URL.canParse(String(url)) ? new URL(String(url)).pathname : String(url),
    })),
  );

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
if (!(await buildSite(previewEnvironment()))) process.exit(1);
const executablePath = findOrInstallChromium();
if (!executablePath) throw new Error("There is no Chromium to measure with.");
const bare = copyWithoutScripts(publicDir);
const outbox = path.join(projectDir, ".outbox");
const peer = process.env.BENCH_PEER ? [copyOfPeer(process.env.BENCH_PEER)] : [];
const roots = [publicDir, bare, ...peer];
const servers = roots.map((root) => createPreviewServer({ root, outbox }));
const [address = "", limitAddress = "", peerAddress] = await Promise.all(servers.map((server) => listen(server, 0)));
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
    table[page] = {
      ...counted,
      "all but video": total,
      video,
      later: weight.later,
      requests: weight.requests,
      elements: weight.elements,
    };
    console.log(`Weighed ${page}`);
  }
  console.table(table);
  results.bytes = table;
  if (RUNS > 0) {
    /** @type {Record<string, Record<string, number>>} */
    const times = {};
    /** @type {Record<string, Record<string, number>>} */
    const work = {};
    /** @type {Record<string, ReturnType<typeof longTasksOf>>} */
    const longTasks = {};
    for (const page of PAGES) {
      const bases = [address, limitAddress, ...(page === "/" && peerAddress ? [peerAddress] : [])];
      const [ownRuns = [], limitRuns = [], peerRuns] = await auditInTurns(
        bases.map((base) => new URL(page, base).href),
      );
      const own = timesOf(ownRuns);
      const limit = timesOf(limitRuns);
      times[page] = own;
      times[`${page} without scripts`] = limit;
      work[page] = workOf(ownRuns);
      work[`${page} without scripts`] = workOf(limitRuns);
      longTasks[page] = longTasksOf(ownRuns);
      if (peerRuns) {
        times.peer = timesOf(peerRuns);
        work.peer = workOf(peerRuns);
        longTasks.peer = longTasksOf(peerRuns);
      }
      times[`${page} ratio`] = Object.fromEntries(
        ["FCP", "LCP", "SI"].map((name) => [name, Math.round((100 * (own[name] ?? 0)) / (limit[name] ?? 1)) / 100]),
      );
      console.log(`Timed ${page}`);
    }
    console.table(times);
    console.table(work);
    for (const [page, tasks] of Object.entries(longTasks)) {
      console.log(`Long tasks of ${page}, last run`);
      console.table(tasks);
    }
    const navigations = [];
    for (let run = 0; run < RUNS; run += 1) navigations.push(await timeNavigations(browser, address));
    const navigated = {
      prefetched: median(navigations.flatMap(({ prefetched }) => prefetched)),
      "on slow 4G": median(navigations.flatMap((times) => times["on slow 4G"])),
    };
    console.table(navigated);
    Object.assign(results, { times, work, longTasks, navigated });
  }
}
await browser.close();
for (const server of servers) {
  server.close();
  server.closeAllConnections();
}
for (const copy of [bare, ...peer]) rmSync(copy, { recursive: true });
writeResults(process.env.BENCH_ROUTES === "all" ? "scores" : "times", results);
