/**
 * Type set over the portfolio renders, each in its own client's manner, with Chromium.
 * Only fonts of @fontsource packages are used (all under the SIL Open Font License).
 */
import fs from "node:fs";
import puppeteer from "puppeteer-core";
import { fontFile, palette } from "../paths.mjs";

let browser;

/** Give the shared browser back, if one was started. */
export async function closeBrowser() {
  await browser?.close();
  browser = undefined;
}

/** `@font-face` rule of one @fontsource file, inlined. */
function face(family, weight, as, subset = "latin") {
  const file = fontFile(family, `${family}-${subset}-${weight}-normal.woff2`);
  return `@font-face{font-family:"${as}";src:url(data:font/woff2;base64,${fs.readFileSync(file).toString("base64")})}`;
}

/** Photograph `html` over the picture at 1080 × 1350. */
async function overlay(picture, fonts, css, html) {
  browser ??= await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1080, height: 1350 });
  const faces = fonts.map((font) => face(...font)).join("");
  await page.setContent(
    `<style>${faces}*{margin:0;box-sizing:border-box}body{width:1080px;height:1350px;position:relative;overflow:hidden;background:url(data:image/png;base64,${picture.toString("base64")}) center/cover}body>*{position:absolute}${css}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot({ type: "png" });
  await page.close();
  return Buffer.from(shot);
}

/** A poster: fonts, styles and markup. */
const poster = (fonts, css, html) => (picture) => overlay(picture, fonts, css, html);

/** The small signature that the street scenes carry in a corner. */
const signature = (fonts, css, name, line, edge = "bottom") =>
  poster(
    fonts,
    `.s{left:64px;${edge}:58px;${css}}.l{right:64px;${edge}:66px;font:500 22px "Text";color:inherit;letter-spacing:.02em}`,
    `<div class="s">${name}</div><div class="l" style="color:#fff">${line}</div>`,
  );

const text = ["instrument-sans", 500, "Text"];

export const finishes = {
  "portfolio/saffron-monsoon": poster(
    [["rozha-one", 400, "Head"], text],
    `h1{left:0;right:0;top:48px;text-align:center;font:400 156px/0.88 "Head";color:${palette.vermilion};letter-spacing:-.01em}.n{left:0;right:0;bottom:64px;text-align:center;font:500 27px "Text";color:${palette.ink};letter-spacing:.22em;text-transform:uppercase}.f{left:0;right:0;bottom:112px;text-align:center;font:400 46px "Head";color:${palette.ink}}`,
    `<h1>Saffron<br>Monsoon</h1><div class="f">Kettlewren Tea</div><div class="n">Brewed for wet afternoons</div>`,
  ),
  "portfolio/dream-weaver-lookbook": poster(
    [["playfair-display", 400, "Head"], text],
    `h1{left:64px;top:56px;font:400 132px/0.9 "Head";color:#fff;letter-spacing:-.03em}.b{right:64px;top:74px;font:500 24px "Text";color:#fff;letter-spacing:.3em}.n{right:64px;bottom:64px;text-align:right;font:500 24px/1.4 "Text";color:${palette.lilac}}`,
    `<h1>Dream<br>Weaver</h1><div class="b">HEXLOOM</div><div class="n">Lookbook<br>Winter, woven</div>`,
  ),
  "portfolio/giant-lipstick-street": signature(
    [["playfair-display", 700, "Head"], text],
    `font:700 54px "Head";color:#fff`,
    "Velourette",
    "Rouge, at street level",
    "top",
  ),
  "portfolio/whale-over-marina": signature(
    [["unbounded", 700, "Head"], text],
    `font:700 40px "Head";color:#fff;letter-spacing:-.02em`,
    "marigate",
    "Homes above the water",
  ),
  "portfolio/sneaker-balloon": signature(
    [["anton", 400, "Head"], text],
    `font:400 66px "Head";color:${palette.marigold};text-transform:uppercase`,
    "Boundlark",
    "Lift off",
  ),
  "portfolio/clocktower-coffee": signature(
    [["dm-serif-display", 400, "Head"], text],
    `font:400 54px "Head";color:${palette.ink}`,
    "Tollbell Coffee",
    `<span style="color:${palette.ink}">On the hour, every hour</span>`,
  ),
  "portfolio/train-of-flowers": signature(
    [["cormorant-garamond", 700, "Head"], text],
    `font:700 60px "Head";color:${palette.violet}`,
    "Petalgrain",
    `<span style="color:${palette.ink}">Now arriving: spring</span>`,
  ),
  "portfolio/solstice-skincare": poster(
    [["cormorant-garamond", 500, "Head"], text],
    `h1{left:0;right:0;top:84px;text-align:center;font:500 168px/1 "Head";color:#fff;letter-spacing:-.02em}.n{left:0;right:0;top:258px;text-align:center;font:500 26px "Text";color:#fff;letter-spacing:.26em;text-transform:uppercase}.f{left:0;right:0;bottom:66px;text-align:center;font:500 48px "Head";color:#fff}`,
    `<h1>Solstice</h1><div class="n">The longest glow of the year</div><div class="f">Tamsi Skin</div>`,
  ),
  "portfolio/kiln-ceramics": poster(
    [["space-grotesk", 700, "Head"], text],
    `h1{left:64px;top:52px;font:700 190px/0.84 "Head";color:${palette.ink};letter-spacing:-.065em}.n{left:70px;bottom:64px;font:500 26px/1.4 "Text";color:${palette.ink}}.f{right:64px;bottom:64px;font:700 36px "Head";color:${palette.ink};letter-spacing:-.03em}`,
    `<h1>Slightly<br>off.</h1><div class="n">Every bowl thrown by hand,<br>no two alike</div><div class="f">kilnmark</div>`,
  ),
  "portfolio/raga-festival": poster(
    [["yatra-one", 400, "Head"], text],
    `h1{left:60px;top:30px;font:400 220px/1 "Head";color:${palette.marigold}}.n{left:64px;right:64px;bottom:60px;display:flex;justify-content:space-between;font:500 27px "Text";color:${palette.lilac}}.f{left:68px;top:258px;font:500 25px "Text";letter-spacing:.16em;text-transform:uppercase;color:#fff}`,
    `<h1>Raga</h1><div class="f">Three nights of strings</div><div class="n"><span>Drumline &amp; Diya</span><span>Open air, from dusk</span></div>`,
  ),
  "portfolio/harvest-juice": poster(
    [["unbounded", 900, "Head"], text],
    `h1{left:60px;top:60px;font:900 118px/0.94 "Head";color:#fff;letter-spacing:-.05em}.n{left:64px;bottom:64px;font:500 28px "Text";color:#fff}.f{right:64px;bottom:58px;font:900 34px "Head";color:${palette.marigold};letter-spacing:-.03em}`,
    `<h1>All fruit.<br>No fuss.</h1><div class="n">Pressed on the day it was picked</div><div class="f">Pipwell</div>`,
  ),
  "portfolio/stride-fintech": poster(
    [["space-grotesk", 700, "Head"], text],
    `h1{left:64px;top:60px;font:700 128px/0.92 "Head";color:#fff;letter-spacing:-.055em}.f{left:64px;bottom:60px;font:700 38px "Head";color:#fff;letter-spacing:-.03em}.n{right:64px;bottom:64px;font:500 26px "Text";color:${palette.lilac}}`,
    `<h1>Savings<br>with legs.</h1><div class="f">Ledgerlark</div><div class="n">Stride, the card that climbs</div>`,
  ),
  "portfolio/moonlit-astrology": poster(
    [["dm-serif-display", 400, "Head"], text],
    `h1{left:0;right:0;top:54px;text-align:center;font:400 118px/0.98 "Head";color:#FFE6AE}.n{left:0;right:0;bottom:58px;text-align:center;font:500 26px "Text";letter-spacing:.2em;text-transform:uppercase;color:${palette.lilac}}`,
    `<h1>Ask the moon</h1><div class="n">Lunavane, readings by appointment</div>`,
  ),
};
