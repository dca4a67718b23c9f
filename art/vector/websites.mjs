/**
 * The two sample websites of the portfolio: small real pages, photographed with Chromium at 1600 x 1000, and as a phone
 * shows them at 400 x 500, at three device pixels a pixel. The price curve is drawn here, the homes are rendered; names and
 * figures are invented.
 */
import fs from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { fontFile, here, into, workDir } from "../paths.mjs";
import { writeWebp } from "../webp.mjs";

const face = (family, weight, style = "normal") => {
  const file = fontFile(family, `${family}-latin-${weight}-${style}.woff2`);
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${fs.readFileSync(file).toString("base64")})}`;
};
const desktop = { width: 1600, height: 1000 };
const phone = { width: 400, height: 500, deviceScaleFactor: 3 };
const page = (fonts, css, body, { width, height } = desktop) =>
  `<!doctype html><meta charset="utf-8"><style>${fonts.map((f) => face(...f)).join("")}*{box-sizing:border-box;margin:0}body{width:${width}px;height:${height}px;overflow:hidden;-webkit-font-smoothing:antialiased}${css}</style>${body}`;

/** A photograph of a home, rendered by stills/scenes/homes.py, as the value of `background-image`. */
const photo = (name) => {
  const file = path.join(here, "vector/photos/dream-homes", `${name}.webp`);
  return `url(data:image/webp;base64,${fs.readFileSync(file).toString("base64")})`;
};

const pin =
  '<svg width="20" height="20" viewBox="0 0 20 20"><path d="M10 1a7 7 0 0 0-7 7c0 5 7 11 7 11s7-6 7-11a7 7 0 0 0-7-7Zm0 9.500A2.500 2.500 0 1 1 10 5.500a2.500 2.500 0 0 1 0 5Z" fill="#b5532c"/></svg>';

const house = (size) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 36 36"><path d="M3 17 18 4l15 13v15H22V22h-8v10H3Z" fill="#22352b"/></svg>`;

const dreamHomes = page(
  [
    ["fraunces", 400],
    ["fraunces", 600],
    ["fraunces", 400, "italic"],
    ["instrument-sans", 400],
    ["instrument-sans", 500],
    ["instrument-sans", 600],
  ],
  `body{background:#fbf6ee;color:#22352b;font:500 18px "instrument-sans"}header{position:absolute;inset:0 0 auto;height:104px;display:flex;align-items:center;padding:0 72px;z-index:2}
  .logo{font:600 30px "fraunces";letter-spacing:-.01em;display:flex;gap:12px;align-items:center}nav{margin-left:auto;display:flex;gap:44px;align-items:center}nav b{font-weight:600;background:#22352b;color:#fff;border-radius:99px;padding:14px 26px}
  .hero{position:absolute;inset:0 0 auto;height:640px;background:${photo("house")} bottom/cover}.hero h1{position:absolute;left:72px;top:150px;font:400 92px/1 "fraunces";letter-spacing:-.03em;color:#1d3127;width:760px}.hero h1 i{font-style:italic;color:#a4471f}.hero p{position:absolute;left:76px;top:360px;font-size:22px;line-height:1.45;width:440px;color:#26392e}
  .search{position:absolute;left:72px;right:72px;top:586px;height:112px;background:#fff;border-radius:24px;box-shadow:0 24px 60px rgba(60,40,20,.18);display:flex;align-items:center;padding:0 20px 0 40px}.search div{flex:1;border-right:1px solid #eadfce;margin-right:34px}.search div:nth-child(4){border:0}.search small{display:block;color:#86796a;font-size:15px;margin-bottom:6px}.search strong{font-weight:600;font-size:20px}.search b{background:#b5532c;color:#fff;font-weight:600;border-radius:16px;padding:24px 40px;font-size:19px}
  .cards{position:absolute;left:72px;right:72px;top:742px;display:grid;grid-template-columns:repeat(3,1fr);gap:28px}.card{background:#fff;border-radius:20px;overflow:hidden;border:1px solid #eee2d2;display:flex;height:220px}.card figure{width:46%;margin:0;background:center/cover}.card section{padding:26px 24px}.card h3{font:600 24px/1.15 "fraunces";letter-spacing:-.01em}.card p{color:#7a6f62;font-size:15.500px;margin:8px 0 14px}.card em{font-style:normal;font-weight:600;font-size:21px;color:#a4471f}.card u{text-decoration:none;display:block;margin-top:10px;font-size:14.500px;color:#3e5a4a}`,
  `<div class="hero"><h1>Wake up to the <i>right</i> view.</h1><p>214 flats and houses in Delhi NCR, sorted by what you see from the window.</p></div><header><span class="logo">${house(36)}Dream Homes</span><nav><span>Buy</span><span>Rent</span><span>New projects</span><span>Journal</span><b>List your home</b></nav></header>
  <div class="search"><div><small>City</small><strong>Gurugram</strong></div><div><small>Rooms</small><strong>3 and a study</strong></div><div><small>View</small><strong>Trees, not traffic</strong></div><div><small>Budget</small><strong>₹1.2 to 2.4 crore</strong></div><b>Show 38 homes</b></div>
  <div class="cards">${[
    ["Neem Terrace", "Sector 54, 1,640 sq ft", "₹1.62 crore", "Faces the ridge, east light", "neem-terrace"],
    ["Kite House", "Golf Road, 2,210 sq ft", "₹2.35 crore", "Ninth floor, faces south", "kite-house"],
    ["The Low House", "Chattarpur, garden", "₹1.98 crore", "Pool, two mango trees", "low-house"],
  ]
    .map(
      ([name, where, price, note, home]) =>
        `<article class="card"><figure style="background-image:${photo(home)}"></figure><section><h3>${name}</h3><p>${where}</p><em>${price}</em><u>${pin.replace('width="20" height="20"', 'width="15" height="15" style="vertical-align:-2px;margin-right:6px;display:inline;width:15px;height:15px"')}${note}</u></section></article>`,
    )
    .join("")}</div>`,
);

const menu =
  '<svg width="28" height="28" viewBox="0 0 28 28" style="margin-left:auto"><path d="M3 10h22M3 19h22" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/></svg>';

const dreamHomesOnPhone = page(
  [
    ["fraunces", 400],
    ["fraunces", 600],
    ["fraunces", 400, "italic"],
    ["instrument-sans", 500],
    ["instrument-sans", 600],
  ],
  `body{background:#fbf6ee;color:#22352b;font:500 17px "instrument-sans"}.hill{position:absolute;width:400px;height:395px;background:${photo("house")} -307px -104px/831px auto}header{position:absolute;inset:0 0 auto;height:60px;padding:0 20px;display:flex;align-items:center;gap:9px;font:600 23px "fraunces";letter-spacing:-.01em}
  h1{position:absolute;left:20px;top:68px;font:400 56px/.96 "fraunces";letter-spacing:-.035em;color:#1d3127;white-space:nowrap}h1 i{color:#a4471f}
  section{position:absolute;left:14px;right:14px;bottom:14px;padding:4px 18px 16px;background:#fff;border-radius:22px;box-shadow:0 14px 34px rgba(60,40,20,.24)}section p{display:flex;align-items:center;height:50px;color:#786b5c}section p b{margin-left:auto;font-size:19px;font-weight:600;color:#22352b}section strong{display:block;background:#b5532c;color:#fff;font-weight:600;border-radius:14px;line-height:50px;text-align:center;font-size:18px}`,
  `<div class="hill"></div><header>${house(28)}Dream Homes${menu}</header><h1>Wake up to<br>the <i>right</i> view.</h1><section><p>View<b>Trees, not traffic</b></p><strong>Show 38 homes</strong></section>`,
  phone,
);

/** Candles and moving average, from a fixed walk: all of it with its scale, or the end of it from edge to edge. */
const chart = ({ w, h, shown, candle, hours, scale = "" }) => {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  let value = 90;
  const walk = Array.from({ length: 56 }, (_, i) => {
    const open = value;
    value += (random() - 0.4) * 17 + 1.4 + 5 * Math.sin(i / 6);
    const close = value;
    return { open, close, high: Math.max(open, close) + random() * 9, low: Math.min(open, close) - random() * 9 };
  });
  const bars = walk.slice(-shown);
  const [min, max] = [Math.min(...bars.map((b) => b.low)) - 14, Math.max(...bars.map((b) => b.high)) + 26];
  const y = (v) => h - ((v - min) / (max - min)) * h;
  const x = (i) => 8 + (i / (shown - 1)) * (w - 78);
  const average = walk
    .map((_, i) => walk.slice(Math.max(0, i - 6), i + 1).reduce((a, b) => a + b.close, 0) / Math.min(7, i + 1))
    .slice(-shown);
  const line = average.map((v, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("");
  const last = bars.at(-1);
  return `<svg viewBox="0 0 ${w} ${h + 40}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb020" stop-opacity=".32"/><stop offset="1" stop-color="#ffb020" stop-opacity="0"/></linearGradient></defs>${scale}<path d="${line}L${x(shown - 1)} ${h}L8 ${h}Z" fill="url(#a)"/>${bars
    .map((b, i) => {
      const up = b.close >= b.open;
      const c = up ? "#2fd3a2" : "#ff6a55";
      return `<path d="M${x(i)} ${y(b.high).toFixed(1)}V${y(b.low).toFixed(1)}" stroke="${c}" stroke-width="1.6"/><rect x="${(x(i) - candle / 2).toFixed(1)}" y="${Math.min(y(b.open), y(b.close)).toFixed(1)}" width="${candle}" height="${Math.max(2, Math.abs(y(b.open) - y(b.close))).toFixed(1)}" rx="2" fill="${c}"/>`;
    })
    .join(
      "",
    )}<path d="${line}" fill="none" stroke="#ffb020" stroke-width="3" stroke-linejoin="round"/><path d="M0 ${y(last.close)}H${w - 56}" stroke="#2fd3a2" stroke-dasharray="5 5"/><rect x="${w - 52}" y="${y(last.close) - 15}" width="52" height="30" rx="7" fill="#2fd3a2"/><text x="${w - 26}" y="${y(last.close) + 5}" text-anchor="middle" fill="#062019" font-size="14" font-weight="600">+2.4%</text>${hours.map((t, i) => `<text x="${20 + (i * (w - 120)) / (hours.length - 1)}" y="${h + 30}" fill="#6f8096" font-size="14">${t}</text>`).join("")}</svg>`;
};
const scale = [0, 1, 2, 3, 4]
  .map(
    (i) =>
      `<path d="M0 ${107.5 * i}H924" stroke="#2a3646" stroke-dasharray="2 6"/><text x="936" y="${107.5 * i + (i ? 5 : 14)}" fill="#6f8096" font-size="13">${(24800 - i * 220).toLocaleString("en-IN")}</text>`,
  )
  .join("");
const day = { w: 980, h: 430, shown: 56, candle: 10, hours: ["09:15", "10:30", "12:00", "13:30", "15:00"], scale };
const lastHours = { w: 400, h: 176, shown: 22, candle: 9, hours: [] };
const sparkline = (k, up) =>
  `<svg width="92" height="34" viewBox="0 0 92 34"><path d="M2 ${up ? 26 : 8}C14 ${18 + k} 22 ${30 - k} 34 ${18 + k / 2}S58 ${8 + k} 68 ${up ? 12 : 24} 82 ${up ? 8 : 28} 90 ${up ? 5 : 29}" fill="none" stroke="${up ? "#2fd3a2" : "#ff6a55"}" stroke-width="2.600" stroke-linecap="round"/></svg>`;

const mark =
  '<svg width="34" height="34" viewBox="0 0 34 34"><path d="M3 24 13 14l6 6L31 6" fill="none" stroke="#ffb020" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 31h28" stroke="#2fd3a2" stroke-width="4" stroke-linecap="round"/></svg>';

const traders = page(
  [
    ["space-grotesk", 500],
    ["space-grotesk", 700],
    ["manrope", 400],
    ["manrope", 500],
    ["manrope", 700],
  ],
  `body{background:#0b121c;color:#e9f0f7;font:500 17px "manrope";background-image:radial-gradient(900px 520px at 88% -10%,#173247,transparent)}header{display:flex;align-items:center;padding:30px 64px;gap:44px}.logo{font:700 28px "space-grotesk";letter-spacing:-.03em;margin-right:26px;display:flex;gap:12px;align-items:center}header span{color:#9db0c4}header .in{margin-left:auto;color:#e9f0f7}header b{background:#ffb020;color:#17112e;border-radius:12px;padding:15px 26px;font-weight:700}
  .lead{display:flex;align-items:flex-end;padding:26px 64px 30px;gap:60px}.lead h1{font:700 72px/1.02 "space-grotesk";letter-spacing:-.045em;width:860px}.lead h1 em{font-style:normal;color:#ffb020}.lead p{color:#9db0c4;font-size:19px;line-height:1.5;width:430px;margin-left:auto}
  main{display:grid;grid-template-columns:1fr 400px;gap:24px;padding:0 64px}.panel{background:#111b28;border:1px solid #1f2d3e;border-radius:20px;padding:26px 30px}.top{display:flex;align-items:baseline;gap:18px;margin-bottom:18px}.top strong{font:700 30px "space-grotesk";letter-spacing:-.02em}.top i{font-style:normal;color:#2fd3a2;font-weight:700}.tabs{margin-left:auto;display:flex;gap:6px;font-size:14px}.tabs u{text-decoration:none;color:#8ea2b8;padding:7px 14px;border-radius:8px}.tabs u:nth-child(2){background:#22324a;color:#fff}.panel svg text{font-family:manrope}.chart svg{width:100%;display:block}
  .watch h2{font:700 20px "space-grotesk";display:flex;margin-bottom:10px}.watch h2 small{margin-left:auto;color:#8ea2b8;font:500 14px manrope}.row{display:flex;align-items:center;padding:14.500px 0;border-top:1px solid #1f2d3e}.row div{width:132px}.row small{display:block;color:#7d90a6;font-size:13px}.row div:last-child{margin-left:auto;width:auto;text-align:right}.up{color:#2fd3a2}.down{color:#ff6a55}.watch{display:flex;flex-direction:column}.cta{display:block;margin-top:auto!important;background:#ffb020;color:#17112e;text-align:center;border-radius:14px;padding:19px;font-weight:700;margin-top:16px;font-size:18px}
  .strip{display:flex;gap:52px;padding:22px 64px;color:#8ea2b8;font-size:15.500px}.strip b{color:#e9f0f7;font:700 20px "space-grotesk";margin-right:10px}`,
  `<header><span class="logo" style="color:#fff">${mark}Traders</span><span>Markets</span><span>Desk</span><span>Fees</span><span>Learn</span><span class="in">Sign in</span><b>Open an account</b></header>
  <div class="lead"><h1>Ready at 9:14. <em>The market opens at 9:15.</em></h1><p>A trading desk that loads in 0.8 seconds on a phone in a lift. One flat fee of ₹15 an order, nothing else.</p></div>
  <main><section class="panel chart"><div class="top"><strong>Mill Index 40</strong><span>24,612.35</span><i>+2.4%</i><span class="tabs"><u>1H</u><u>1D</u><u>1W</u><u>1M</u><u>1Y</u></span></div>${chart(day)}</section>
  <aside class="panel watch"><h2>Watch list<small>Sample prices</small></h2>${[
    ["Foldwick", "Paper and board", "1,284.10", "+1.9%", 1, 4],
    ["Torquewell", "Gears", "642.75", "+3.2%", 1, 8],
    ["Hexloom", "Textiles", "318.40", "−0.7%", 0, 5],
    ["Quartermint", "Lending", "2,046.00", "+0.8%", 1, 2],
    ["Kilnmark", "Ceramics", "97.55", "−1.4%", 0, 9],
  ]
    .map(
      ([n1, s, p1, c, up, k]) =>
        `<div class="row"><div>${n1}<small>${s}</small></div>${sparkline(k, up)}<div>${p1}<small class="${up ? "up" : "down"}">${c}</small></div></div>`,
    )
    .join("")}<span class="cta">Open an account in 6 minutes</span></aside></main>
  <div class="strip"><span><b>0.8 s</b>to first quote</span><span><b>₹15</b>flat, every order</span><span><b>99.98%</b>of sessions without a stall</span><span style="margin-left:auto">Figures are samples. Trading carries risk.</span></div>`,
);

const tradersOnPhone = page(
  [
    ["space-grotesk", 700],
    ["manrope", 500],
    ["manrope", 700],
  ],
  `body{background:radial-gradient(420px 300px at 90% -6%,#1d4360,#0b121c);color:#e9f0f7;font:500 17px "manrope"}header{height:62px;padding:0 20px;display:flex;align-items:center;gap:9px;font:700 23px "space-grotesk";letter-spacing:-.03em}h1{padding:4px 20px 0;font:700 51px/1 "space-grotesk";letter-spacing:-.055em;white-space:nowrap}h1 em{font-style:normal;color:#ffb020}
  p{display:flex;align-items:baseline;gap:10px;padding:20px 20px 0}p b{font:700 21px "space-grotesk"}p i{margin-left:auto;font-style:normal;font-weight:700;color:#2fd3a2}body>svg{display:block;margin-top:-4px}text{font-family:manrope}
  strong{position:absolute;left:14px;right:14px;bottom:14px;background:#ffb020;color:#17112e;border-radius:15px;text-align:center;font-weight:700;font-size:19px;line-height:58px}`,
  `<header>${mark}Traders${menu}</header><h1>Ready at 9:14.<br><em>The market<br>opens at 9:15.</em></h1><p><b>Mill Index 40</b><i>24,612.35</i></p>${chart(lastHours)}<strong>Open an account in 6 minutes</strong>`,
  phone,
);

export async function renderWebsites() {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    protocolTimeout: 300000,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const tab = await browser.newPage();
    for (const [name, html, viewport] of [
      ["dream-homes", dreamHomes, desktop],
      ["dream-homes-phone", dreamHomesOnPhone, phone],
      ["traders", traders, desktop],
      ["traders-phone", tradersOnPhone, phone],
    ]) {
      await tab.setViewport(viewport);
      await tab.setContent(html, { timeout: 200000 });
      await tab.evaluate(async () => {
        await document.fonts.ready;
      });
      const png = path.join(workDir, `${name}.png`);
      await tab.screenshot({ path: png });
      await writeWebp(fs.readFileSync(png), path.join(into("data/images/websites"), `${name}.webp`), { best: 90 });
    }
  } finally {
    await browser.close();
  }
}
