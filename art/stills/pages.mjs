/**
 * What stands on the papers and screens in the wide pictures: real type, photographed with Chromium before Blender runs.
 * Each picture has its pages, by name; a scene asks for one with `page(name)`.
 */
import fs from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";

/** A picture of the site, for `src` and `url()`. */
const work = (name) =>
  `data:image/webp;base64,${fs.readFileSync(path.join(root, "data/images", `${name}.webp`)).toString("base64")}`;

/** A phone's screen of 900 x 1900 with round corners. */
const phone = ({ fonts, css, body }) => ({
  width: 900,
  height: 1900,
  fonts,
  css: `body{background:#0c0a16}main{position:absolute;inset:18px;border-radius:92px;overflow:hidden}main>i{position:absolute;left:50%;top:26px;width:220px;height:56px;margin-left:-110px;border-radius:28px;background:#0c0a16;z-index:9}${css}`,
  body: `<main>${body}<i></i></main>`,
});

const results = [
  [
    "bluefern-dental.example",
    "Root canal cost in Dwarka: every price, one page",
    "₹4,200 to ₹9,500, by tooth. What is included, what isn't, and who does it. Open until ten.",
  ],
  [
    "toothcompare.example",
    "Root canal prices in Delhi compared",
    "Average prices by area, from a survey of clinics. Last updated two years ago.",
  ],
  [
    "askadentist.example",
    "How much should a root canal cost?",
    "It depends on many things. Here are nineteen of them, and a quiz at the end.",
  ],
  [
    "molar-and-more.example",
    "Painless root canal | Best dentist",
    "Best dentist, best root canal, best price, best clinic near you.",
  ],
  [
    "dentalwiki.example",
    "Root canal: history and procedure",
    "The first root filling is thought to be about two thousand years old.",
  ],
];
const result = ([site, title, text]) =>
  `<article><small><i></i>${site}</small><h2>${title}</h2><p>${text}</p></article>`;
const resultFonts = [
  ["instrument-sans", 500],
  ["instrument-sans", 600],
];
const resultCss = `body{background:#fff;color:#4a4560;font:500 33px/1.4 "instrument-sans"}article{padding:0 0 62px}small{display:flex;align-items:center;gap:16px;font-size:27px;color:#17112e}i{width:42px;height:42px;border-radius:50%;background:#d9d2ee}h2{font:600 50px/1.15 "instrument-sans";letter-spacing:-.015em;color:#5a32e0;margin:14px 0 12px}`;

export const pages = {
  "case-studies/tamsi-skin": {
    "serum-label": {
      width: 1020,
      height: 550,
      fonts: [
        ["cormorant-garamond", 600],
        ["josefin-sans", 400],
      ],
      css: `body{background:#f6ecdc;color:#3a2616;text-align:center}h1{margin:96px 0 0;font:600 230px/1 "cormorant-garamond";letter-spacing:-.02em}p{margin:34px 0 0;font:400 44px/1 "josefin-sans";letter-spacing:.06em}`,
      body: `<h1>tamsi</h1><p>glow serum 30 ml</p>`,
    },
  },
  "why-us/open-books": {
    ledger: {
      width: 1400,
      height: 1720,
      fonts: [
        ["instrument-sans", 500],
        ["instrument-sans", 700],
        ["young-serif", 400],
      ],
      css: `body{background:#fbf8f3;color:#17112e;padding:110px 150px 0 190px;font:500 66px/1 "instrument-sans"}h1{font:400 128px/1 "young-serif";letter-spacing:-.02em;margin-bottom:56px}p{display:flex;justify-content:space-between;padding:30px 0;border-top:4px solid #d9cfc2}p:last-of-type{background:#ffe3a6;margin:0 -36px;padding:30px 36px;border:0;font-weight:700}`,
      body: `<h1>October</h1><p>Search<span>61,400</span></p><p>Films<span>38,000</span></p><p>Posters<span>12,600</span></p><p>Our fee<span>24,000</span></p>`,
    },
  },
  "wide/search-engine-optimization": {
    results: {
      width: 1500,
      height: 1900,
      fonts: resultFonts,
      css: `${resultCss}body{padding:76px 84px}header{display:flex;align-items:center;height:118px;border:4px solid #d9d2ee;border-radius:60px;padding:0 48px;font-size:44px;color:#17112e;margin-bottom:36px}header b{width:4px;height:54px;background:#ff5a3c;margin-left:6px}nav{display:flex;gap:56px;font-size:30px;margin-bottom:60px;padding-bottom:24px;border-bottom:3px solid #e8e0ff}nav span:first-child{color:#5a32e0;box-shadow:0 27px 0 -22px #5a32e0}article:first-of-type{opacity:.12}`,
      body: `<header>root canal cost<b></b></header><nav><span>All</span><span>Maps</span><span>Pictures</span><span>Videos</span></nav>${results.map(result).join("")}`,
    },
    first: {
      width: 1500,
      height: 400,
      fonts: resultFonts,
      css: `${resultCss}body{padding:62px 84px}i{background:#ffb020}h2{font-size:55px;color:#17112e}`,
      body: result(results[0]),
    },
  },
  "in-use/search-engine-optimization": {
    map: phone({
      fonts: [
        ["instrument-sans", 500],
        ["instrument-sans", 700],
      ],
      css: `main{background:#d6e3cf;font:500 48px/1.3 "instrument-sans";color:#17112e}svg{position:absolute;inset:-14px 0 0}header{position:absolute;left:40px;right:40px;top:116px;height:136px;border-radius:70px;background:#fff;box-shadow:0 8px 30px #17112e33;display:flex;align-items:center;padding:0 52px;font-size:60px}section{position:absolute;left:0;right:0;bottom:0;height:800px;border-radius:64px 64px 0 0;background:#fff;padding:66px 54px}h1{font:700 108px/1 "instrument-sans";letter-spacing:-.04em;white-space:nowrap}p{margin-top:26px;font-size:62px;color:#a35a00;font-weight:700}small{display:block;margin-top:8px;font-size:56px;color:#5e5875}small b{color:#08695c}div{display:flex;gap:24px;margin-top:46px}div b{height:160px;border-radius:80px;display:flex;align-items:center;padding:0 52px;font-size:62px;background:#bf2e17;color:#fff;flex:1;justify-content:center}div b+b{flex:none;background:#f1ebe1;color:#17112e}`,
      body: `<svg viewBox="0 0 864 1864" width="864" height="1864"><g fill="none" stroke-linecap="round"><path d="M-40 1010C200 900 260 1120 520 1010S800 850 920 900" stroke="#a9d3e6" stroke-width="120"/><g stroke="#c3d0bc" stroke-width="60"><path d="M-20 420 900 300M-20 760 900 640M180 200 300 1300M520 120 640 1300"/></g><g stroke="#fff" stroke-width="46"><path d="M-20 420 900 300M-20 760 900 640M180 200 300 1300M520 120 640 1300"/></g><g stroke="#fff" stroke-width="22"><path d="M-20 590 900 470M350 200 470 1300M720 200 800 1000M20 240 120 1000"/></g></g><path d="M270 452 480 424 500 556 290 584Z" fill="#bfe0b0"/><path d="M690 360 870 336V460L704 482Z" fill="#bfe0b0"/><path d="M-10 470 120 452 138 560-10 580Z" fill="#f3dcc2"/><circle cx="446" cy="640" r="150" fill="#bf2e17" opacity=".14"/><ellipse cx="446" cy="646" rx="54" ry="20" fill="#17112e" opacity=".25"/><path d="M446 640C400 560 330 510 330 420a116 116 0 0 1 232 0c0 90-70 140-116 220Z" fill="#bf2e17" stroke="#fff" stroke-width="10"/><path d="M394 392h90v44a45 40 0 0 1-90 0Zm90 8h14a20 20 0 0 1 0 40h-16" fill="#fff" stroke="#fff" stroke-width="8"/></svg><header>coffee near me</header><section><h1>Tollbell Coffee</h1><p>4.9 ★★★★★</p><small>Café under the clock</small><small><b>Open</b> · 80 m from you</small><div><b>Directions</b><b>Call</b></div></section>`,
    }),
  },
  "in-use/social-media-marketing": {
    story: phone({
      fonts: [
        ["instrument-sans", 500],
        ["instrument-sans", 700],
        ["titan-one", 400],
      ],
      css: `main{background:#cfe2a0 url(${work("portfolio/harvest-juice")}) 50% 42%/846px auto no-repeat;font:500 46px/1.2 "instrument-sans";color:#1d4f2c}nav{position:absolute;left:40px;right:40px;top:112px;display:flex;gap:14px}nav b{flex:1;height:12px;border-radius:6px;background:#1d4f2c}nav b:nth-child(n+3){opacity:.28}header{position:absolute;left:40px;top:156px;display:flex;align-items:center;gap:26px;font-size:52px}header b{font-weight:700}header i{display:grid;place-items:center;width:112px;height:112px;border-radius:50%;background:#d8374f;color:#fff;font:400 66px "titan-one"}footer{position:absolute;left:40px;right:40px;bottom:70px;display:flex;gap:30px;align-items:center}footer b{flex:1;height:136px;border:5px solid #1d4f2c;border-radius:70px;padding:0 50px;font-weight:500;line-height:126px}footer svg{width:110px;height:110px}h1{position:absolute;left:0;right:0;bottom:262px;text-align:center;font:700 58px "instrument-sans"}`,
      body: `<nav><b></b><b></b><b></b><b></b></nav><header><i>P</i><b>pipwell</b><span>2 h</span></header><h1>Pressed at six. Yours by eight.</h1><footer><b>Ask us for a bottle</b><svg viewBox="0 0 24 24"><path d="M12 21C5 15.500 2 12 2 8.300A5.300 5.300 0 0 1 12 6a5.300 5.300 0 0 1 10 2.300C22 12 19 15.500 12 21Z" fill="#d8374f"/></svg></footer>`,
    }),
  },
  "in-use/email-marketing": {
    newsletter: {
      width: 1200,
      height: 1600,
      fonts: [
        ["fraunces", 400],
        ["fraunces", 600],
        ["instrument-sans", 500],
        ["instrument-sans", 600],
      ],
      css: `body{background:#fbf8f1;color:#1f4a3a;font:500 46px/1.35 "instrument-sans"}header{height:128px;display:flex;align-items:center;padding:0 72px;font:600 58px "fraunces"}header span{margin-left:auto;font:500 36px "instrument-sans";color:#6b7d70}figure{height:790px;background:url(${work("portfolio/train-of-flowers")}) 50% 62%/1240px}h1{padding:56px 72px 0;font:400 116px/1 "fraunces";letter-spacing:-.03em}p{padding:28px 72px 0;font-size:48px;color:#3e5a4a}b{display:block;margin:44px 72px 0;width:600px;height:136px;border-radius:68px;background:#e0568a;color:#fff;text-align:center;font:600 52px/136px "instrument-sans"}`,
      body: `<header>Petalgrain<span>Friday, 7:10</span></header><figure></figure><h1>Spring is on time.</h1><p>Cut at five, on the train at seven.</p><b>Choose your stems</b>`,
    },
  },
  "in-use/content-marketing": {
    essay: {
      width: 1080,
      height: 1350,
      fonts: [
        ["archivo-black", 400],
        ["eb-garamond", 600],
      ],
      css: `body{background:#f3eee3;color:#17151a;padding:70px 80px;font:600 40px/1.25 "eb-garamond"}small{font:600 38px "eb-garamond"}h1{margin:48px 0 36px;font:400 118px/.98 "archivo-black";letter-spacing:-.035em}section{columns:2;column-gap:52px;border-top:4px solid #17151a;padding-top:32px;height:830px;column-fill:auto;hyphens:auto}p+p{text-indent:1.2em}`,
      body: `<small>Kilnmark, the autumn firing</small><h1>Why no two match.</h1><section lang="en"><p>A bowl that comes off the wheel is still moving. It leans while it dries, it settles in the kiln, and by the time it is cool it has made up its mind about which way to stand.</p><p>We used to throw those bowls away. Thirty-four in thirty-five were a little off: a hair to the left, a rim that dips, a foot that sits like a tired cat.</p><p>Then we measured them. The most crooked one leaned by nine degrees and still held soup to the brim. It also sold first, three weeks running.</p><p>So this autumn we kept them all, gave each a number, and printed what each is off by. One of them is straight. We checked twice, and then we made it blue, so that nobody takes it by mistake.</p><p>If you find a favourite, note its number. There is one of each.</p></section>`,
    },
  },
  "in-use/social-media-optimization": {
    profile: phone({
      fonts: [
        ["instrument-sans", 500],
        ["instrument-sans", 700],
        ["abril-fatface", 400],
      ],
      css: `main{background:#fff;font:500 44px/1.3 "instrument-sans";color:#2b1238}header{position:absolute;left:48px;right:48px;top:130px;display:flex;gap:40px;align-items:center}header i{flex:none;width:230px;height:230px;border-radius:50%;background:#5a1230;color:#fff;display:grid;place-items:center;font:400 150px "abril-fatface";box-shadow:0 0 0 10px #fff,0 0 0 20px #d81e4a}h1{font:700 96px/1.05 "instrument-sans";letter-spacing:-.04em}h1+p{font-size:54px;color:#7a5a88}section{position:absolute;left:48px;right:48px;top:420px;font-size:53px;line-height:1.25;white-space:nowrap}section b{display:block;margin-top:36px;height:126px;border-radius:34px;background:#d81e4a;color:#fff;text-align:center;font:700 62px/126px "instrument-sans"}ul{position:absolute;left:0;right:0;bottom:0;display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:0;list-style:none}li{height:330px;display:grid;place-items:center;text-align:center;font:400 62px/1.02 "abril-fatface";color:#fff;background-repeat:no-repeat}`,
      body: `<header><i>V</i><div><h1>Velourette</h1><p>41,200 followers</p></div></header><section>Lipstick with somewhere to be.<b>Find your rouge</b></section><ul>${[
        `background:url(${work("portfolio/giant-lipstick-street")}) 50% 34%/230%`,
        "background:#ff8fb4;color:#5a1230|Rouge<br>04",
        `background:url(${work("portfolio/giant-lipstick-street")}) 100% 62%/330%`,
        "background:radial-gradient(circle at 38% 36%,#f0527a 0 12%,#d81e4a 40%,#8e1136 62%,#f6dfe8 63%)|",
        `background:url(${work("portfolio/giant-lipstick-street")}) 52% 58%/420%`,
        "background:#5a1230|Stays<br>till<br>late.",
        "background:#2b1238;color:#ff8fb4|Plum<br>11",
        "background:repeating-linear-gradient(90deg,#d81e4a 0 20%,#f0527a 20% 40%,#a3164a 40% 60%,#ff8fb4 60% 80%,#6b1f4f 80% 100%)|",
        `background:url(${work("portfolio/giant-lipstick-street")}) 48% 100%/250%`,
      ]
        .map((tile) => tile.split("|"))
        .map(([style, text = ""]) => `<li style="${style.replaceAll('"', "'")}"><span>${text}</span></li>`)
        .join("")}</ul>`,
    }),
  },
};
