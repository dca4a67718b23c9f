/** Pages of HTML and SVG, photographed with Chromium. Type is set in fonts of @fontsource packages (SIL OFL 1.1). */
import fs from "node:fs";
import puppeteer from "puppeteer-core";
import { fontFile } from "./paths.mjs";

let browser;

/** Give the shared browser back, if one was started. */
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** `@font-face` rule of one @fontsource file, inlined. */
export function face(family, weight = 400, { as = family, style = "normal", subset = "latin" } = {}) {
  const file = fontFile(family, `${family}-${subset}-${weight}-${style}.woff2`);
  const data = fs.readFileSync(file).toString("base64");
  return `@font-face{font-family:"${as}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})}`;
}

/** A whole page: `fonts` are the arguments of `face`, `body` is HTML or SVG. */
export const pageOf = ({ width, height, fonts = [], css = "", body }) =>
  `<!doctype html><meta charset="utf-8"><style>${fonts.map((font) => face(...font)).join("")}*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;position:relative;overflow:hidden;-webkit-font-smoothing:antialiased}body>svg{position:absolute;inset:0}${css}</style>${body}`;

/** PNG of a page; `draw` runs in the page, with `data`, once its fonts are there. */
export async function photograph(html, { width, height, draw, data }) {
  browser ??= await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    protocolTimeout: 300_000,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"],
  });
  const tab = await browser.newPage();
  tab.on("pageerror", (error) => console.error("[page]", error.message));
  await tab.setViewport({ width, height });
  await tab.setContent(html, { timeout: 200_000 });
  await tab.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));
  if (draw) await tab.evaluate(draw, data);
  const shot = await tab.screenshot({ type: "png" });
  await tab.close();
  return Buffer.from(shot);
}
