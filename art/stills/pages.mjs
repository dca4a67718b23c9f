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

const resultFonts = [
  ["instrument-sans", 500],
  ["instrument-sans", 600],
  ["instrument-sans", 700],
];
const resultCss = `body{background:#e3d9ff;color:#4a4560;font:500 40px/1.3 "instrument-sans"}article{padding:0 0 62px}small{display:flex;align-items:center;gap:18px;font-size:34px;color:#17112e}i{width:48px;height:48px;border-radius:50%;background:#b9a6f5}h2{font:600 66px/1.12 "instrument-sans";letter-spacing:-.015em;color:#5a32e0;margin:14px 0 12px}`;
const result = ([site, title, text]) =>
  `<article><small><i></i>${site}</small><h2>${title}</h2><p>${text}</p></article>`;

/** The page of one district: its name, what is to be seen there, and a button. */
const district = (name, colour, drawing) => ({
  width: 690,
  height: 912,
  fonts: [["bricolage-grotesque", 800]],
  css: `body{background:#fff;color:#fff;font:800 132px/1 "bricolage-grotesque";letter-spacing:-.03em}h1{height:230px;padding-top:40px;background:${colour};font:inherit;text-align:center}svg{top:230px!important}b{position:absolute;left:50px;right:50px;bottom:44px;height:150px;border-radius:75px;background:${colour};font-size:84px;line-height:136px;text-align:center}`,
  body: `<h1>${name}</h1><svg viewBox="0 0 690 450" width="690" height="450" fill="${colour}"><path d="M0 0H690V450H0Z" opacity=".16"/>${drawing}</svg><b>Book here</b>`,
});

/** Coasts of the eastern half of the world, as longitude and latitude. */
const lands = [
  "-9 37-9 43-2 43-4 48 4 52 9 57 12 54 22 55 24 60 18 63 14 56 6 58 6 62 16 69 26 71 42 67 60 69 75 73 105 77 135 72 160 70 179 68 178 63 162 60 162 52 156 56 156 60 142 59 136 54 141 48 130 42 127 35 125 40 118 38 122 31 116 23 108 21 109 12 104 10 100 14 104 2 101 3 98 9 98 16 94 17 91 22 87 21 80 15 78 8 74 15 72 21 67 25 57 26 50 30 48 30 52 25 57 25 60 22 52 16 44 13 38 22 34 29 35 36 27 37 26 40 20 38 14 45 12 44 18 40 15 38 8 44 0 39-5 36",
  "-6 35 10 37 11 33 20 31 32 31 34 28 38 18 43 12 51 12 45 2 40-5 40-15 35-20 33-27 26-34 19-34 14-22 12-14 9 0 8 5-5 5-13 9-17 15-14 24-9 31",
  "114-22 122-17 130-12 136-12 136-16 141-12 146-19 153-27 150-37 144-39 138-35 130-32 116-35",
  "95 5 101 0 105-5 100-1",
  "109 1 117 6 117-2 112-3",
  "132-2 148-6 150-10 140-8",
  "131 32 140 36 142 44 138 37",
  "44-24 50-15 47-25",
  "80 9 82 7 80 6",
  "106-7 114-8 110-7",
  "120 17 124 12 125 7 121 12",
  "-5 50 0 52-4 58-5 55",
];

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
      width: 2400,
      height: 1700,
      fonts: resultFonts,
      css: `${resultCss}body{padding:0 200px}header{margin:0 -200px 640px;padding:110px 200px 46px;background:#5a32e0}header p{display:flex;align-items:center;height:132px;width:1100px;border-radius:66px;padding:0 56px;background:#fff;font-size:62px;color:#17112e}header b{width:5px;height:66px;background:#ff5a3c;margin-left:8px}`,
      body: `<header><p>root canal cost<b></b></p></header>${[
        ["toothcompare.example", "Root canal prices compared", "Average prices by area, from two years ago."],
        ["askadentist.example", "How much should it cost?", "It depends. Here is a quiz."],
      ]
        .map(result)
        .join("")}`,
    },
    first: {
      width: 2100,
      height: 560,
      fonts: resultFonts,
      css: `${resultCss}body{background:#fff;padding:84px 90px}i{background:#ffb020}h2{font-size:92px;color:#17112e}aside{position:absolute;left:1365px;top:158px;width:420px;font:700 92px/1.16 "instrument-sans";letter-spacing:-.02em;color:#5a32e0;text-align:center}`,
      body: `${result(["bluefern-dental.example", "Root canal cost<br>in Dwarka, by tooth", "₹4,200 to ₹9,500. Open until ten."])}<aside>every price, no quiz</aside>`,
    },
  },
  "wide/search-engine-optimization-before": {
    "results-before": {
      width: 2400,
      height: 1700,
      fonts: resultFonts,
      css: `${resultCss}body{padding:0 200px;background:#b9b6c6;color:#57536a}small{color:#46425a}i{background:#8f8aa3}h2{color:#4b4663}article{padding-bottom:50px}header{margin:0 -200px 52px;padding:110px 200px 46px;background:#747088}header p{display:flex;align-items:center;height:132px;width:1100px;border-radius:66px;padding:0 56px;background:#d9d7e1;font-size:62px;color:#3f3a55}article:last-child{zoom:.7;margin-top:34px}article:last-child i{background:#c2a36c}`,
      body: `<header><p>root canal cost</p></header>${[
        ["toothcompare.example", "Root canal prices compared", "Average prices by area, from two years ago."],
        ["askadentist.example", "How much should it cost?", "It depends. Here is a quiz."],
        ["molartalk.example", "Does a root canal hurt?", "Forty replies, and none with a price."],
        ["bluefern-dental.example", "Our treatments", "Please call us for prices."],
      ]
        .map(result)
        .join("")}`,
    },
  },
  "search/local": {
    "city-map": {
      width: 1440,
      height: 900,
      body: `<svg viewBox="0 0 1440 900" width="1440" height="900"><path d="M0 0H1440V900H0Z" fill="#ecdfbd"/><g fill="#7fc48a"><path d="M60 520h210v300H60ZM900 40h250v170H900ZM560 690h250v210H560Z"/></g><g fill="none" stroke-linecap="round"><path d="M-40 330C180 250 300 420 520 300S900 240 1060 330 1300 420 1500 330" stroke="#4aa3e6" stroke-width="92"/><g stroke="#fff" stroke-width="44"><path d="M-20 470 1460 500M-20 660 1460 650M-20 150 1460 110M300-20 280 920M500-20 520 920M880-20 860 920M1190-20 1210 920M520 500 860 820"/></g><path d="M1460 720C1200 720 1100 590 860 590S540 560 280 590-20 560-40 560" stroke="#ffb020" stroke-width="34"/></g></svg>`,
    },
  },
  "search/geotargeted": {
    noida: district("Noida", "#ff5a3c", '<path d="M90 450V180h150v270ZM270 450V70h150v380ZM450 450V230h150v220Z"/>'),
    dwarka: district("Dwarka", "#5a32e0", '<path d="M110 450V260L345 80 580 260V450H410V300H280V450Z"/>'),
    gurugram: district(
      "Gurugram",
      "#08695c",
      '<path d="M130 450V160a100 100 0 0 1 200 0v290ZM370 450V260a95 95 0 0 1 190 0v190Z"/>',
    ),
  },
  "search/international": {
    globe: {
      width: 2160,
      height: 1080,
      body: `<svg viewBox="-180-90 360 180" width="2160" height="1080"><path d="M-180-90H180V90H-180Z" fill="#8fc2ff"/><g transform="scale(1-1)" fill="#12a18d" stroke="#12a18d" stroke-width="3" stroke-linejoin="round">${lands.map((coast) => `<path d="M${coast}Z"/>`).join("")}</g></svg>`,
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
