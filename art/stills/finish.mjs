/** Type set over the rendered works, each in its own client's manner. */
import { pageOf, photograph } from "../page.mjs";

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

export const finishes = {
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
    [["anton"], ["archivo-black"]],
    `h1{left:-6px;right:0;bottom:-28px;text-align:center;font:400 268px/1 "anton";color:#fff;text-transform:uppercase;letter-spacing:-.01em}p{left:56px;top:54px;font:400 32px/1.1 "archivo-black";color:#16181C}b{right:56px;top:54px;text-align:right;font:400 32px/1.1 "archivo-black";color:#16181C}`,
    `<p>High top.<br>Very.</p><b>Boundlark<br>Aero 2</b><h1>Lift off</h1>`,
  ),
  "portfolio/clocktower-coffee": poster(
    [["young-serif"], ["josefin-sans", 600]],
    `i{inset:26px;border:3px solid #1D4A3A}h1{left:0;right:0;top:78px;text-align:center;font:400 74px/1 "young-serif";color:#1D4A3A;letter-spacing:-.02em}p{left:0;right:0;bottom:70px;text-align:center;font:600 28px "josefin-sans";color:#1D4A3A}`,
    `<i></i><h1>On the hour, every hour.</h1><p>Tollbell Coffee, ground floor of the square</p>`,
  ),
  "portfolio/train-of-flowers": poster(
    [
      ["fraunces", 400, { style: "italic" }],
      ["fraunces", 600],
    ],
    `h1{left:60px;top:52px;font:italic 400 104px/.96 "fraunces";color:#1F4A3C;letter-spacing:-.035em}p{left:64px;bottom:58px;font:600 34px "fraunces";color:#fff}b{right:64px;bottom:58px;font:600 34px "fraunces";color:#fff}`,
    `<h1>Now arriving:<br>spring.</h1><p>Platform 2, all week</p><b>Petalgrain</b>`,
  ),
  "portfolio/solstice-skincare": poster(
    [["forum"], ["josefin-sans", 400], ["cormorant-garamond", 600]],
    `h1{left:58px;top:30px;font:400 176px/1 "forum";color:#4A2E18;letter-spacing:-.03em}p{right:64px;top:136px;text-align:right;font:400 29px/1.3 "josefin-sans";color:#4A2E18}b{right:64px;top:72px;font:400 46px "forum";color:#4A2E18}i{left:270px;top:764px;width:200px;text-align:center;transform:rotate(-6deg);font:600 66px/.8 "cormorant-garamond";color:#3A2616}i small{display:block;font:400 15px/1 "josefin-sans";margin-top:12px}`,
    `<h1>Solstice</h1><p>Fifteen hours of light.<br>One drop to keep it.</p><b>Tamsi Skin</b><i>tamsi<small>glow serum 30 ml</small></i>`,
  ),
};
