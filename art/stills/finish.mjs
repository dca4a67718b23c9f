/** Type set over the rendered works, and pages set round rendered photographs, each in its own client's manner. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pageOf, photograph } from "../page.mjs";
import { root, workDir } from "../paths.mjs";
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

/** Tamsi's posts: day and hour, format, picture (none for type alone), how the caption stands on it, the caption, and the saves. */
const tamsiWeeks = [
  ["Mon 7:40", "Forty seconds", "zinc", "", "Zinc,<br>in plain words", 214],
  ["Tue 8:15", "You asked", "", "", "“Can I<br>pick it?”<b>No.</b>", 188],
  ["Wed 21:10", "Week six", "six_weeks", "low", "Same face,<br>same light", 231],
  ["Thu 7:55", "Lab notes", "split_batch", "", "Batch 41<br>split", 127],
  ["Fri 9:05", "Forty seconds", "tube_in_snow", "", "Sun cream<br>in winter", 206],
  ["Sat 21:30", "You asked", "dropper", "low", "“Oil on oily<br>skin?”<br>One drop", 171],
  ["Sun 21:05", "Lab notes", "founder", "", "No scent.<br>Third try", 134],
  ["Mon 7:40", "Forty seconds", "chemist", "dark", "What acid<br>isn’t", 163],
  ["Tue 8:15", "You asked", "bottle", "", "“Day or night?”<br>Night", 176],
  ["Wed 21:10", "Week six", "scarred_hand", "dark", "No filter,<br>no lamp", 222],
  ["Thu 7:55", "Lab notes", "pump", "", "The pump<br>leaked", 119],
  ["Fri 9:05", "Forty seconds", "swatch", "", "Retinal,<br>slowly", 198],
  ["Sat 21:30", "You asked", "dermatologist", "dark", "“Sun on a scar?”<br>Never bare", 169],
  ["Sun 21:05", "Lab notes", "comments", "dark", "of you<br>were right", 140],
];
const ribbon = `<svg width="20" height="24" viewBox="0 0 20 24"><path d="M2 2h16v20l-8-6-8 6Z" fill="currentColor"/></svg>`;

/** Tamsi's feed: its pictures were taken by the scene, those for phones end in `frame`; the last was rendered, and is `picture`. */
const tamsiFeed = (set, frame, css, heading, posts) => (picture) => {
  const photo = (name) => {
    const file = path.join(workDir, "takes", `feed-${name}${frame}.png`);
    const data = name === "comments" ? picture : fs.readFileSync(file);
    return `<img src="data:image/png;base64,${data.toString("base64")}">`;
  };
  const articles = posts.map(
    ([when, format, name, caption, says, saves]) =>
      `<article class="${format.split(" ")[0].toLowerCase()} ${caption} ${name || "type"}"><h2>${when}</h2><div>${name && photo(name)}<h3>${says}</h3></div><p><span>${format}</span><b>${ribbon}${saves}</b></p></article>`,
  );
  const fonts = [["forum"], ["josefin-sans", 600]];
  const html = `<header>${logo("tamsi-skin")}<span>${heading}</span></header><main>${articles.join("")}</main>`;
  return set(fonts, tamsiLook + css, html)(picture);
};
const tamsiLook = `body{background:#efe3cd;color:#4a2e18}header,h3{font-family:"forum";font-weight:400}h2,p,.forty div:after,.week div:before,.week div:after{font-family:"josefin-sans";font-weight:600}main{position:absolute;display:grid}article div{position:relative;overflow:hidden}img{display:block;width:100%;height:100%;object-fit:cover}h3{position:absolute;left:0;top:0;color:#fff7ea}.low h3{top:auto;bottom:0}.dark h3{color:#4a2e18}p{display:flex;justify-content:space-between}p b{display:flex;align-items:center}.forty p{color:#8f3a1a}.you p{color:#4d5a39}.week p{color:#7f4f16}.lab p{color:#3e2418}.type div{background:#5e6a4a}.type h3{bottom:0}.type h3 b{position:absolute;font-weight:400}.forty div:after{content:"0:40";position:absolute;color:#fff7ea}.week div:before,.week div:after{position:absolute;z-index:1;box-sizing:border-box;top:0}.week div:before{content:"Week 1";left:0;border-right:2px solid #efe3cd}.week div:after{content:"Week 6"}`;

export const finishes = {
  "wide/four-formats": tamsiFeed(
    desk,
    "",
    `header{position:absolute;left:56px;top:78px;font-size:44px;line-height:1}header svg{display:block;width:380px;height:auto;margin-bottom:66px}main{left:56px;right:94px;top:376px;grid-template-columns:repeat(7,1fr);gap:34px 18px}h2{font-size:21px;line-height:1.2;margin-bottom:10px}article div{height:334px;border-radius:10px}h3{padding:17px 15px;font-size:32px;line-height:1.03}.type h3 b{left:13px;bottom:12px;font-size:112px;line-height:.84}p{margin-top:12px;font-size:22px;line-height:1.2}p b{gap:8px}.forty div:after{right:12px;bottom:12px;padding:6px 11px 5px 29px;border-radius:15px;background:#3e2418;font-size:19px;line-height:1}.forty div:before{content:"";position:absolute;z-index:1;right:67px;bottom:20px;border:solid transparent;border-width:7px 0 7px 11px;border-left-color:#fff7ea}.week div:before,.week div:after{padding:12px 14px;font-size:19px;width:50%}.week div:before{height:64%}.week div:after{left:50%}.scarred_hand div:before,.scarred_hand div:after{top:92px;height:auto;bottom:0}.comments h3{top:208px;width:100%;font-size:29px;text-align:center;transform:rotate(-4deg)}`,
    "Four formats, seven posts a week",
    tamsiWeeks,
  ),
  "wide/four-formats-phone": tamsiFeed(
    phone,
    "-phone",
    `header{position:absolute;left:48px;right:52px;top:34px;display:flex;align-items:center;justify-content:space-between;font-size:56px;line-height:1}header svg{width:300px;height:auto}main{left:48px;right:48px;top:134px;grid-template-columns:1fr 1fr;gap:26px 28px}article{position:relative}h2{font-size:42px;line-height:1;height:54px}article div{height:372px;border-radius:20px}h3{padding:26px 28px;width:356px;font-size:62px;line-height:.98}.low h3{top:0;bottom:auto}.type h3{width:100%}.type h3 b{right:28px;bottom:26px;font-size:190px;line-height:.84}p{font-size:42px;line-height:1}p b{position:absolute;right:0;top:0;gap:12px;line-height:1}p svg{width:32px;height:38px}p span{position:absolute;left:28px;bottom:22px;color:#fff7ea}.tube_in_snow p span{color:#4a2e18}.forty div:after{display:none}.week div:before,.week div:after{font-size:0}.week div:before{width:77%;height:100%}`,
    "Seven posts a week",
    tamsiWeeks.slice(0, 6),
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
