/** Type set over the rendered works, and pages set round rendered photographs, each in its own client's manner. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pageOf, photograph } from "../page.mjs";
import { root } from "../paths.mjs";
import { storyboard } from "./storyboard.mjs";

const size = { width: 1080, height: 1350 };

/** A poster: fonts, styles and markup over the picture. */
const poster = (fonts, css, html) => (picture) =>
  photograph(
    pageOf({
      ...size,
      fonts,
      css: `body{background:url(data:image/png;base64,${picture.toString("base64")}) center/cover}body>*{position:absolute}${css}`,
      body: html,
    }),
    size,
  );

/** A client's own screens, with the render as their photograph: `var(--photo)`. */
const screens = (width, height) => (fonts, css, html) => async (picture) => {
  // Chromium drops custom properties of more than 2 MB.
  const webp = await sharp(picture).webp({ quality: 98 }).toBuffer();
  const photo = `:root{--photo:url(data:image/webp;base64,${webp.toString("base64")})}`;
  return photograph(pageOf({ width, height, fonts, css: photo + css, body: html }), { width, height });
};
const desk = screens(2000, 1500);
/** What is large enough to read on a phone, in the place of `desk`. */
const phone = screens(1200, 1500);
const logo = (client) => fs.readFileSync(path.join(root, "data/images/clients", `${client}.svg`), "utf8");
const lights = "<u></u><u></u><u></u>";

/** One post of Tamsi's feed: day and hour, series, faces (their places in the render), what it says, and its saves. */
const tamsiPost = (when, series, faces, says, saves) =>
  `<article class="${series.split(" ")[0].toLowerCase()}"><h2>${when}</h2><div>${faces.map((face) => `<i style="--face:${face}"></i>`).join("")}<h3>${says}</h3></div><p>${series}<b><svg width="20" height="24" viewBox="0 0 20 24"><path d="M2 2h16v20l-8-6-8 6Z" fill="currentColor"/></svg>${saves}</b></p></article>`;
const tamsiWeeks = [
  ["Mon 7:40", "Forty seconds", [0], "Zinc,<br>in plain words", 214],
  ["Tue 8:15", "You asked", [1], "“Can I pick it?”<br>No.", 188],
  ["Wed 21:10", "Week six", [2, 3], "Same face,<br>same light", 231],
  ["Thu 7:55", "Lab notes", [4], "Batch 41<br>split", 127],
  ["Fri 9:05", "Forty seconds", [0], "What acid<br>isn't", 163],
  ["Sat 21:30", "You asked", [1], "“Sun on<br>a scar?”", 171],
  ["Sun 21:05", "Lab notes", [4], "No scent.<br>Third try", 127],
  ["Mon 7:40", "Forty seconds", [0], "Retinal,<br>slowly", 198],
  ["Tue 8:15", "You asked", [1], "“How long?”<br>Six weeks.", 176],
  ["Wed 21:10", "Week six", [2, 3], "No filter,<br>no lamp", 222],
  ["Thu 7:55", "Lab notes", [4], "The pump<br>leaked", 119],
  ["Fri 9:05", "Forty seconds", [0], "Why it<br>stings", 158],
  ["Sat 21:30", "You asked", [1], "“Oil on oily<br>skin?”", 169],
  ["Sun 21:05", "Lab notes", [4], "212 of you<br>were right", 140],
  ["Mon 7:40", "Forty seconds", [0], "Sun cream<br>in winter", 206],
  ["Tue 8:15", "You asked", [1], "“Twice a day?”<br>Once.", 181],
  ["Wed 21:10", "Week six", [2, 3], "Same chair,<br>same hour", 240],
  ["Thu 7:55", "Lab notes", [4], "Batch 44<br>held", 132],
  ["Fri 9:05", "Forty seconds", [0], "Your skin<br>on salt", 159],
  ["Sat 21:30", "You asked", [1], "“Before or<br>after gym?”", 174],
  ["Sun 21:05", "Lab notes", [4], "The label<br>we lost", 121],
];

export const finishes = {
  "wide/four-formats": desk(
    [["forum"], ["josefin-sans", 400], ["josefin-sans", 600]],
    `body{background:#efe3cd;color:#4a2e18;font:400 23px/1.2 "josefin-sans"}header{position:absolute;left:56px;right:56px;top:78px;font:400 44px/1 "forum"}header svg{display:block;width:380px;height:auto;margin-bottom:66px}main{position:absolute;left:56px;right:56px;top:376px;display:grid;grid-template-columns:repeat(7,252px);gap:34px 20px}h2{font:600 21px "josefin-sans";margin-bottom:10px}article div{position:relative;height:334px;border-radius:10px;overflow:hidden;display:flex;background:#4a2e18}article i{flex:1;background:var(--photo) calc(-290px*var(--face) - 24px) -14px/auto 450px}.week i{background-position-x:calc(-290px*var(--face) - 82px)}.week i:first-child{box-shadow:2px 0 #efe3cd;z-index:1}article:nth-child(5) i,article:nth-child(9) i,article:nth-child(11) i{transform:scale(1.28);transform-origin:50% 66%}article:nth-child(7) i,article:nth-child(13) i,article:nth-child(8) i{transform:scaleX(-1)}h3{position:absolute;z-index:2;left:0;right:0;bottom:0;padding:70px 16px 14px;font:400 35px/1 "forum";color:#fff7ea}p{display:flex;justify-content:space-between;margin-top:12px;font-weight:600}p b{display:flex;align-items:center;gap:8px}.forty h3{background:linear-gradient(#8f3a1a00,#8f3a1a 45%)}.you h3{background:linear-gradient(#5e6a4a00,#5e6a4a 45%)}.week h3{background:linear-gradient(#a8702f00,#a8702f 45%)}.lab h3{background:linear-gradient(#3e241800,#3e2418 45%)}.forty p{color:#8f3a1a}.you p{color:#4d5a39}.week p{color:#7f4f16}.lab p{color:#3e2418}`,
    `<header>${logo("tamsi-skin")}Four formats, seven posts a week</header><main>${tamsiWeeks.map((post) => tamsiPost(...post)).join("")}</main>`,
  ),
  "wide/four-formats-phone": phone(
    [["forum"], ["josefin-sans", 400], ["josefin-sans", 600]],
    `body{background:#efe3cd;color:#4a2e18;font:400 44px/1.1 "josefin-sans"}header{position:absolute;left:56px;right:56px;top:44px;display:flex;align-items:center;justify-content:space-between;font:400 58px/1 "forum"}header svg{width:380px;height:auto}main{position:absolute;left:56px;right:56px;top:194px;display:grid;grid-template-columns:1fr 1fr;gap:34px 32px}h2{font:600 46px/1 "josefin-sans";margin-bottom:12px}article div{position:relative;height:470px;border-radius:22px;overflow:hidden;display:flex;background:#4a2e18}article i{flex:1;background:var(--photo) calc(-561px*var(--face) - 46px) -150px/auto 870px}.week i{background-position-x:calc(-561px*var(--face) - 155px)}.lab i{background-position-x:-2266px}.week i:first-child{box-shadow:4px 0 #efe3cd;z-index:1}h3{position:absolute;z-index:2;left:0;right:0;bottom:0;padding:72px 30px 24px;font:400 66px/1 "forum";color:#fff7ea}p{display:flex;justify-content:space-between;margin-top:16px;font:600 44px/1 "josefin-sans"}p b{display:flex;gap:14px}p svg{width:34px;height:40px}.forty h3{background:linear-gradient(#8f3a1a00,#8f3a1a 46%)}.you h3{background:linear-gradient(#5e6a4a00,#5e6a4a 46%)}.week h3{background:linear-gradient(#a8702f00,#a8702f 46%)}.lab h3{background:linear-gradient(#3e241800,#3e2418 46%)}.forty p{color:#8f3a1a}.you p{color:#4d5a39}.week p{color:#7f4f16}.lab p{color:#3e2418}`,
    `<header>${logo("tamsi-skin")}<span>Seven posts a week</span></header><main>${tamsiWeeks
      .slice(0, 6)
      .map((post) => tamsiPost(...post))
      .join("")}</main>`,
  ),
  "wide/noodle-bowl-page": desk(
    [["archivo-black"], ["space-grotesk", 500], ["space-grotesk", 700]],
    `body{background:#b97f58;color:#161412;font:500 25px/1.4 "space-grotesk"}main{position:absolute;overflow:hidden;background:#f4efe6;border-radius:22px 22px 0 0}nav{height:58px;display:flex;align-items:center;gap:12px;padding:0 26px;font-size:19px}nav u{width:15px;height:15px;border-radius:50%;background:#cdbfae}nav span{margin-left:22px;flex:1;height:34px;border-radius:17px;padding:0 20px;line-height:34px;white-space:nowrap}
    .old{left:64px;top:400px;width:900px;height:1100px;background:#dcdad6;color:#77736d}.old nav{background:#cfccc7}.old nav u{background:#b5b1ab}.old nav span{background:#dcdad6}.old figure{position:absolute;left:36px;top:150px;width:330px;height:330px;margin:0;background:var(--photo) 44% 60%/190%;filter:grayscale(1) contrast(.55) brightness(1.12)}.old svg{position:absolute;left:36px;top:86px;width:180px;height:auto;color:#8d8983}.old h2{position:absolute;left:36px;top:516px;font:700 40px "space-grotesk";letter-spacing:-.02em}.old p{position:absolute;left:36px;top:574px;width:290px}.old aside{position:absolute;left:86px;top:238px;width:250px;padding:26px 28px;background:#fff;box-shadow:0 14px 44px #0004;font-size:22px;line-height:1.25;color:#55514c}.old aside b{display:block;font:700 52px/1 "space-grotesk";margin-bottom:8px}.old aside i{position:absolute;right:16px;top:8px;font-style:normal;font-size:28px}
    .new{left:452px;top:316px;width:1484px;height:1184px;box-shadow:0 30px 110px #3a1d0b80}.new nav{background:#e7dfd2}.new nav span{background:#f4efe6}.new figure{position:absolute;left:0;top:58px;width:876px;bottom:0;margin:0;background:var(--photo) 50% 50%/cover}.new section{position:absolute;left:930px;right:52px;top:104px}.new svg{width:206px;height:auto;display:block;margin-bottom:46px}h1{font:400 65px/1 "archivo-black";letter-spacing:-.035em}h1+p{font-weight:700;color:#1c3fd0;margin:16px 0 26px;font-size:27px}ul{list-style:none;padding:0;border-top:2px solid #161412}li{padding:17px 0;border-bottom:2px solid #d8cdbd}li b{font-weight:700}em{float:right;display:flex;gap:12px}em u{width:36px;height:36px;border-radius:50%;background:#f3ebdd;border:2px solid #161412}em u+u{background:#26242b;border-color:#26242b}em u+u+u{background:#1c3fd0;border-color:#1c3fd0}.buy{display:flex;align-items:center;gap:30px;margin-top:42px}.buy strong{font:400 50px "archivo-black";letter-spacing:-.03em}.buy span{flex:1;background:#1c3fd0;color:#fff;font-weight:700;font-size:28px;text-align:center;padding:22px;border-radius:4px}section>small{display:block;margin-top:24px;font-size:21px;color:#6d6257}blockquote{position:absolute;top:892px;font-weight:700;font-size:32px;line-height:1.3}blockquote small{display:block;margin-top:12px;font-weight:500;font-size:21px;color:#6d6257}`,
    `<main class="old"><nav>${lights}<span>kilnmark.example/p/lf-004</span></nav>${logo("kilnmark")}<figure></figure><h2>Low Form No. 4</h2><p>Stoneware. Ash white. A quiet shape.</p><aside><i>×</i><b>15% off</b>your first order, if you leave us your email</aside></main>
    <main class="new"><nav>${lights}<span>kilnmark.example/stoneware-noodle-bowl</span></nav><figure></figure><section>${logo("kilnmark")}<h1>Stoneware noodle bowl</h1><p>Low Form No. 4</p><ul><li><em><u></u><u></u><u></u></em><b>Glaze:</b> oat</li><li><b>18 cm across.</b> The lemon is 7.</li><li><b>Dishwasher safe,</b> every day</li><li><b>Holds 900 ml,</b> with room for the egg</li></ul><div class="buy"><strong>$64</strong><span>Add to basket</span></div><small>A free sample of glaze comes in the parcel.</small><blockquote>“It holds two portions.<br>I eat both.”<small>June, Leith</small></blockquote></section></main>`,
  ),
  "wide/noodle-bowl-page-phone": phone(
    [["archivo-black"], ["space-grotesk", 500], ["space-grotesk", 700]],
    `body{background:#b97f58;color:#161412;font:500 46px/1.25 "space-grotesk"}main{position:absolute;overflow:hidden}
    .old{left:44px;top:60px;width:720px;height:1500px;border-radius:44px;background:#dcdad6;color:#77736d}.old svg{position:absolute;left:44px;top:44px;width:230px;height:auto;color:#8d8983}.old h2{position:absolute;left:44px;top:124px;font:700 68px/1 "space-grotesk";letter-spacing:-.03em}.old figure{position:absolute;left:0;right:0;top:226px;height:640px;margin:0;background:var(--photo) 44% 60%/150%;filter:grayscale(1) contrast(.55) brightness(1.12)}.old aside{position:absolute;left:0;top:420px;width:600px;padding:36px 24px 44px;background:#fff;font:700 104px/1 "space-grotesk";letter-spacing:-.05em;color:#55514c}.old aside small{display:block;margin-top:14px;font:500 44px "space-grotesk";letter-spacing:0}.old p{position:absolute;left:28px;top:906px;font-size:42px;letter-spacing:-.03em}
    .new{left:252px;top:272px;width:892px;height:1228px;border-radius:56px 56px 0 0;background:#f4efe6;box-shadow:0 30px 110px #3a1d0b99}.new svg{position:absolute;left:48px;top:44px;width:240px;height:auto}.new figure{height:560px;margin:0;background:var(--photo) 50% 42%/104%}.new section{padding:38px 52px 0}h1{font:400 108px/.94 "archivo-black";letter-spacing:-.045em}ul{list-style:none;margin-top:30px;padding:0;border-top:4px solid #161412}li{padding:18px 0 16px;border-bottom:4px solid #d8cdbd}li b{font-weight:700}.buy{display:flex;align-items:center;gap:44px;margin-top:34px}.buy strong{font:400 92px/1 "archivo-black";letter-spacing:-.04em}.buy span{flex:1;background:#1c3fd0;color:#fff;font-weight:700;font-size:54px;text-align:center;padding:28px 0;border-radius:10px}`,
    `<main class="old">${logo("kilnmark")}<h2>Low Form No. 4</h2><figure></figure><p>Stoneware.<br>Ash white.<br>A quiet<br>shape.</p><aside>15%<small>off</small></aside></main>
    <main class="new"><figure></figure>${logo("kilnmark")}<section><h1>Stoneware noodle bowl</h1><ul><li><b>18 cm across.</b> The lemon is 7.</li><li><b>Dishwasher safe,</b> every day</li></ul><div class="buy"><strong>$64</strong><span>Add to basket</span></div></section></main>`,
  ),
  "wide/video-shoot-before": storyboard("video-shoot", "7", "Tea stall, night", [
    [370, 1106, 60, 26, 4],
    [800, 1106, 100, 26, 6],
    [470, 1440, 330, 36, 11],
    [40, 1270, 240, 34, 8],
    [930, 1190, 120, 28, 6],
    [1470, 1205, 130, 28, 6],
    [1840, 1222, 130, 28, 6],
  ]),
  "portfolio/giant-lipstick-street": poster(
    [["abril-fatface"], ["tenor-sans"]],
    `h1{left:0;right:0;top:44px;text-align:center;font:400 148px/1 "abril-fatface";color:#F6E7E0;letter-spacing:-.015em}p{left:0;right:0;bottom:58px;text-align:center;font:400 30px "tenor-sans";color:#F6E7E0}`,
    `<h1>Velourette</h1><p>Rouge 04, at street level</p>`,
  ),
  "portfolio/whale-over-marina": poster(
    [
      ["urbanist", 400],
      ["urbanist", 600],
    ],
    `i{inset:0;background:linear-gradient(#fff0 62%,#1c303acc)}h1{left:64px;bottom:120px;font:400 84px/1 "urbanist";color:#fff;letter-spacing:-.03em}p{left:66px;bottom:64px;font:400 30px "urbanist";color:#fff}b{right:64px;bottom:64px;font:600 34px "urbanist";color:#fff}`,
    `<i></i><h1>Look up from the quay.</h1><p>Homes above the water</p><b>marigate</b>`,
  ),
  "portfolio/sneaker-balloon": poster(
    [["archivo-black"]],
    `i{inset:0;background:linear-gradient(#fff 78%,#c0956e 89%,#84583c);mix-blend-mode:multiply}h1{left:0;right:0;bottom:46px;text-align:center;font:400 203px/.86 "archivo-black";color:#FFF3DC;text-transform:uppercase;letter-spacing:-.032em}p,b{top:54px;font:400 32px/1.1 "archivo-black";color:#FFF3DC}p{left:56px}b{right:56px;text-align:right}`,
    `<i></i><p>High top.<br>Very.</p><b>Boundlark<br>Aero 2</b><h1>Lift off</h1>`,
  ),
  "portfolio/clocktower-coffee": poster(
    [["young-serif"], ["josefin-sans", 600]],
    `i{inset:0;background:linear-gradient(#071638b3,#07163800 22%,#07163800 84%,#071638ab)}h1{left:0;right:0;top:58px;text-align:center;font:400 79px/1 "young-serif";color:#FFEFD2;letter-spacing:-.022em}p{left:0;right:0;bottom:50px;text-align:center;font:600 32px/1 "josefin-sans";color:#FFEFD2}`,
    `<i></i><h1>On the hour, every hour.</h1><p>Tollbell Coffee, ground floor of the square</p>`,
  ),
  "portfolio/train-of-flowers": poster(
    [
      ["fraunces", 400, { style: "italic" }],
      ["fraunces", 600],
    ],
    `i{inset:0;background:radial-gradient(ellipse 66% 19% at 96% 97%,#f4f5f6f2,#f4f5f6d9 36%,#f4f5f600)}h1{left:58px;top:48px;font:italic 400 130px/.93 "fraunces";color:#123F30;letter-spacing:-.04em}p{right:60px;top:74px;text-align:right;font:600 32px/1.2 "fraunces";color:#123F30}b{right:60px;bottom:52px;font:600 54px/1 "fraunces";color:#123F30;letter-spacing:-.015em}`,
    `<i></i><h1>Now arriving:<br>spring.</h1><p>Platform 2,<br>all week</p><b>Petalgrain</b>`,
  ),
  "portfolio/solstice-skincare": poster(
    [["forum"], ["josefin-sans", 400], ["cormorant-garamond", 600]],
    `h1{left:58px;top:30px;font:400 176px/1 "forum";color:#4A2E18;letter-spacing:-.03em}p{right:64px;top:136px;text-align:right;font:400 29px/1.3 "josefin-sans";color:#4A2E18}b{right:64px;top:72px;font:400 46px "forum";color:#4A2E18}i{left:270px;top:764px;width:200px;text-align:center;transform:rotate(-6deg);font:600 66px/.8 "cormorant-garamond";color:#3A2616}i small{display:block;font:400 15px/1 "josefin-sans";margin-top:12px}`,
    `<h1>Solstice</h1><p>Fifteen hours of light.<br>One drop to keep it.</p><b>Tamsi Skin</b><i>tamsi<small>glow serum 30 ml</small></i>`,
  ),
};
