// @ts-check
/**
 * `npm run bench:scale`: how the time and memory of a build grow with the content, and how the longest list feels on a
 * slow phone. Builds copies of the project with once, ten times and a hundred times the services and works, and gives
 * every work its own picture. Each is built from nothing, and again after a changed headline on home and after one of a
 * service, all as `npm run build` does it. SCALES="1 10" leaves the last one out. Needs `ps`.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { REMOVE_OPTIONS } from "../lib/build-sandbox.mjs";
import { previewEnvironment } from "../lib/build.mjs";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import flags from "../browsers/chromium-flags.json" with { type: "json" };
import { projectDir, sandboxDir } from "../lib/project.mjs";
import { createPreviewServer, listen } from "../preview-server/server.mjs";
import { copyProject } from "../lib/copy-project.mjs";
import { openOnSlowPhone } from "./visit.mjs";
import { writeResults } from "./results.mjs";

const SCALES = (process.env.SCALES ?? "1 10 100").split(" ").map(Number);
const SERVICES = 15;
const WORKS = 70;
/** Width in px of the copies' pictures: the smallest that the content check accepts. */
const PICTURE = 720;
/** Pictures that are painted side by side. */
const AT_ONCE = 8;
const scaleDir = path.join(sandboxDir, "scale");
const dataDir = path.join(scaleDir, "data");

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {string} file @param {unknown} content */
const writeJson = (file, content) => writeFileSync(file, JSON.stringify(content));

/** Copies of the services under names, addresses and places of their own. @param {number} count */
const multiplyServices = (count) => {
  const folder = path.join(dataDir, "services");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  for (let number = names.length; number < count; number += 1) {
    const original = names[number % names.length] ?? "";
    const service = readJson(path.join(folder, original));
    const slug = `${path.basename(original, ".json")}-${number}`;
    Object.assign(service, { path: `/services/${slug}/`, name: `${service.name} ${number}`, order: number + 1 });
    for (const field of ["title", "description"]) service.seo[field] += ` ${number}`;
    writeJson(path.join(folder, `${slug}.json`), service);
  }
};

/** Copies of the works, each with a picture of other colours. @param {number} count */
const multiplyWorks = async (count) => {
  const file = path.join(dataDir, "portfolio-images.json");
  const { items, ...rest } = readJson(file);
  const originals = [...items];
  for (let number = items.length; number < count; number += 1) {
    const work = originals[number % originals.length];
    const picture = `images/portfolio/${work.slug}-${number}.webp`;
    items.push({ ...work, slug: `${work.slug}-${number}`, image: { ...work.image, file: picture } });
  }
  /** @param {number} number */
  const paint = (number) =>
    sharp(path.join(dataDir, originals[number % originals.length].image.file))
      .resize({ width: PICTURE })
      .modulate({ hue: (number * 7) % 360, brightness: 1 + (number % 50) / 500 })
      .webp({ effort: 0 })
      .toFile(path.join(dataDir, items[number].image.file));
  for (let number = originals.length; number < count; number += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, place) => paint(number + place)));
  }
  writeJson(file, { ...rest, items });
};

/** The memory of a build with all its workers, in MB. @param {number} group */
const memoryOf = (group) =>
  execFileSync("ps", ["-A", "-o", "pgid=,rss="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => (pgid === group ? sum + rss / 1024 : sum), 0);

/** How the works feel on a slow phone, from the first filter to the last item that one press loads. */
const browse = async () => {
  const server = createPreviewServer({ root: path.join(scaleDir, "public"), outbox: path.join(scaleDir, ".outbox") });
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: flags });
  const { page, read } = await openOnSlowPhone(browser);
  /** The kilobytes of each page's data, in the order of their requests. @type {number[]} */
  const data = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/page-data\/our-works\/.*page-data\.json$/.test(pathname))
      data.push(Math.round(Number(response.headers()["content-length"]) / 1000));
  });
  await page.goto(`${await listen(server, 0)}/our-works/`);
  await page.waitForTimeout(4000);
  const { longestTask } = await read();
  for (const name of [/^CREATIVES/, /^ALL/]) {
    await page.getByRole("button", { name }).tap();
    await page.waitForTimeout(1000);
  }
  const more = page.getByRole("button", { name: /^Show \d+ more/ });
  if ((await more.count()) > 0) await more.tap();
  await page.waitForTimeout(1000);
  const { inp } = await read();
  const elements = await page.locator("*").count();
  await browser.close();
  server.close();
  server.closeAllConnections();
  const [first = 0, ...others] = data;
  return {
    "data, kB": first,
    "next page's data, kB": others.at(-1) ?? 0,
    elements,
    "longest task, ms": longestTask,
    "INP, ms": inp,
  };
};

/** Builds the copy. What its last build left is used again, as by every `npm run build`. */
const build = async () => {
  const started = Date.now();
  const gatsby = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: scaleDir,
    env: { ...process.env, ...previewEnvironment(), NODE_OPTIONS: "--max-old-space-size=8192" },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(gatsby.pid ?? -1))), 1000);
  const [code] = await once(gatsby, "close");
  clearInterval(watch);
  if (code !== 0 || !existsSync(path.join(scaleDir, "public", "index.html"))) throw new Error("The build failed.");
  return { seconds: Math.round((Date.now() - started) / 1000), memory: Math.round(peak) };
};

/** Changes the headline of a page, and builds. @param {string} file of the page @returns {Promise<number>} seconds */
const rebuild = async (file) => {
  const content = readJson(path.join(dataDir, file));
  content.hero.headline = `${content.hero.headline} Today`;
  writeJson(path.join(dataDir, file), content);
  return (await build()).seconds;
};

/** @param {number} scale @returns {Promise<Record<string, number>>} */
const measure = async (scale) => {
  rmSync(scaleDir, REMOVE_OPTIONS);
  await copyProject(scaleDir, path.join(projectDir, "data"));
  const services = scale * SERVICES;
  const works = scale === 1 ? readJson(path.join(dataDir, "portfolio-images.json")).items.length : scale * WORKS;
  multiplyServices(services);
  await multiplyWorks(works);
  const { seconds, memory } = await build();
  const [service = ""] = readdirSync(path.join(dataDir, "services"));
  const rebuilds = {
    "home changed, seconds": await rebuild("home.json"),
    "a service changed, seconds": await rebuild(path.join("services", service)),
  };
  return { services, works, seconds, ...rebuilds, "memory, MB": memory, ...(await browse()) };
};

/** @type {Record<string, Record<string, number>>} */
const table = {};
for (const scale of SCALES) {
  table[`${scale} times`] = await measure(scale);
  console.table(table);
}
rmSync(scaleDir, REMOVE_OPTIONS);
writeResults("scale", table);
