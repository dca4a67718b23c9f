/** The old form and the new one again, for phones: here the form unfolds downwards, and so its fields can be read. */
import { fields, fonts, logo } from "./eleven-fields.mjs";

export const work = {
  fonts,
  css: `body{background:linear-gradient(100deg,#d98a63,#c4603a 55%,#a94c2a)}
  .shade{position:absolute;left:150px;top:70px;width:1010px;height:1600px;background:#3a140699;filter:blur(40px)}
  ol{position:absolute;left:92px;top:26px;width:1016px;list-style:none;padding:0}
  li{display:flex;align-items:center;height:130px;padding:0 44px 0 36px;background:linear-gradient(#f3eddf,#ded5c1);color:#3b372e;font:700 45px/1.1 "libre-baskerville";letter-spacing:-.02em;transform:skewX(5deg)}
  li:nth-child(even){background:linear-gradient(#cdc3ad,#e2dac8);transform:skewX(-5deg)}
  li b{width:128px;font:400 92px/1 "libre-baskerville";letter-spacing:-.06em;color:#a0957c}li i{margin-left:auto;width:330px;height:92px;border:4px solid #6b6453;background:#f8f4ea99;white-space:nowrap;font:400 52px/92px "kalam";letter-spacing:0;color:#27408f;text-align:center}li:nth-child(n+4) i{color:#b2452b;font:400 42px/78px "libre-baskerville"}
  main{position:absolute;left:96px;top:550px;width:1010px;padding:48px 76px 46px;background:#fff9ee;color:#1f4b3a;border-radius:40px;box-shadow:0 10px 24px #3a140640,0 70px 140px #3a1406b3;transform:rotate(-3deg);font:600 56px/1 "josefin-sans"}
  main svg{width:250px;height:auto;margin-bottom:28px;display:block}h1{font:600 104px/1 "josefin-sans";letter-spacing:-.045em;margin-bottom:22px;white-space:nowrap}p{display:flex;align-items:center;height:104px;border-top:4px solid #e2d4b6;white-space:nowrap}p i{margin-left:auto;font:400 70px/1 "kalam";color:#27408f;padding-top:10px}p u{text-decoration:none;width:86px;height:86px;border:4px solid;border-radius:50%;text-align:center;line-height:88px;margin-left:22px}p u:first-of-type{margin-left:auto}p u.on{background:#1f4b3a;color:#fff}strong{display:block;background:#c4603a;color:#fff;border-radius:24px;text-align:center;padding:46px 0 34px;font-size:70px;letter-spacing:-.02em;margin-top:20px}`,
  body: `<div class="shade"></div><ol>${fields.map(([label, text], i) => `<li><b>${i + 1}</b>${label}<i>${text || "required"}</i></li>`).join("")}</ol>
  <main>${logo}<h1>See the floor plans</h1><p>Name<i>Renu Kapadia</i></p><p>Phone<i>00000 01234</i></p><p>Bedrooms<u>2</u><u class="on">3</u><u>4</u></p><p>Your lease ends<i>March</i></p><strong>Call me in 15 minutes</strong></main>`,
};
