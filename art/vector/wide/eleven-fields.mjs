/** Sandlark's old form, folded out into a panel for each of its eleven fields; before it the new one, which is a card. */
import fs from "node:fs";
import path from "node:path";
import { root } from "../../paths.mjs";

export const logo = fs.readFileSync(path.join(root, "data/images/clients/sandlark-homes.svg"), "utf8");
export const fields = [
  ["Full name of applicant", "Renu Kapadia"],
  ["Father's name", "M. Kapadia"],
  ["Date of birth", "14.8.88"],
  ["Annual income", ""],
  ["Name of employer", ""],
  ["Telephone, home", ""],
  ["Telephone, work", ""],
  ["Email address", ""],
  ["Postal address", ""],
  ["Loan sanctioned by", ""],
  ["How did you hear of us?", ""],
];

export const fonts = [
  ["libre-baskerville", 400],
  ["libre-baskerville", 700],
  ["josefin-sans", 600],
  ["kalam", 400],
];

export const work = {
  fonts,
  css: `body{background:linear-gradient(#d98a63,#c4603a 58%,#a94c2a 58.2%,#b9552f)}
  ol{position:absolute;left:-1px;top:380px;list-style:none;padding:0;display:flex}
  li{position:relative;width:182px;height:600px;padding:46px 18px;background:linear-gradient(90deg,#efe9da,#dcd3bf);color:#3b372e;font:700 25px/1.3 "libre-baskerville";transform:skewY(7deg);transform-origin:0 0}
  li:nth-child(even){background:linear-gradient(90deg,#c9bfa8,#e0d8c5);transform:skewY(-7deg);transform-origin:100% 0}
  li b{display:block;font:400 86px/1 "libre-baskerville";color:#a79d86;margin-bottom:26px}li span{display:block;height:150px}li i{display:block;height:150px;border:3px solid #6b6453;background:#f8f4ea88;font:400 38px/1 "kalam";color:#27408f;padding:50px 10px 0}li:nth-child(n+4) i::after{content:"required";font:400 20px "libre-baskerville";color:#b2452b}
  .shade{position:absolute;left:-40px;right:-40px;top:926px;height:150px;background:linear-gradient(#3a140699,#3a140600);filter:blur(16px)}
  main{position:absolute;left:1096px;top:472px;width:650px;padding:44px 52px 46px;background:#fff9ee;color:#1f4b3a;border-radius:22px;box-shadow:0 8px 18px #3a140640,0 60px 120px #3a1406a6;transform:rotate(-3deg);font:600 33px/1.1 "josefin-sans"}
  main svg{width:170px;height:auto;margin-bottom:24px;display:block}h1{font:600 66px/1 "josefin-sans";letter-spacing:-.035em;margin-bottom:18px;white-space:nowrap}p{display:flex;align-items:center;height:86px;border-top:3px solid #e2d4b6;white-space:nowrap}p i{margin-left:auto;font:400 44px/1 "kalam";color:#27408f;padding-top:8px}p u{text-decoration:none;width:58px;height:58px;border:3px solid;border-radius:50%;text-align:center;line-height:60px;margin-left:14px}p u:first-of-type{margin-left:auto}p u.on{background:#1f4b3a;color:#fff}strong{display:block;background:#c4603a;color:#fff;border-radius:14px;text-align:center;padding:28px 0 20px;font-size:38px;margin-top:14px}`,
  body: `<div class="shade"></div><ol>${fields.map(([label, text], i) => `<li><b>${i + 1}</b><span>${label}</span><i>${text}</i></li>`).join("")}</ol>
  <main>${logo}<h1>See the floor plans</h1><p>Name<i>Renu Kapadia</i></p><p>Phone<i>00000 01234</i></p><p>Bedrooms<u>2</u><u class="on">3</u><u>4</u></p><p>When does your lease end?<i>March</i></p><strong>Call me in 15 minutes</strong></main>`,
};
