/**
 * What stands on the papers and screens in the wide pictures: real type, photographed with Chromium before Blender runs.
 * Each picture has its pages, by name; a scene asks for one with `page(name)`.
 */

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

const oldForm = [
  ["Applicant's full name", "Renu Kapadia"],
  ["Father's name", "M. Kapadia"],
  ["Date of birth", "14 / 8 / 1988"],
  ["Annual income", ""],
  ["Name of employer", ""],
  ["Telephone (home)", ""],
  ["Telephone (work)", ""],
  ["Email address", ""],
  ["Postal address", ""],
  ["Loan sanctioned by", ""],
  ["How did you hear of us?", ""],
];

export const pages = {
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
  "wide/eleven-fields": {
    "form-old": {
      width: 900,
      height: 3640,
      fonts: [
        ["libre-baskerville", 400],
        ["libre-baskerville", 700],
        ["kalam", 400],
      ],
      css: `body{background:#e2ded2;color:#35332d;font:700 44px "libre-baskerville";padding:60px 60px}h1{font:700 62px/1.1 "libre-baskerville";border-bottom:5px double #3c3a33;padding-bottom:24px;margin-bottom:34px}h1 small{display:block;font:400 34px "libre-baskerville";margin-top:14px}div{height:290px}p{border:5px solid #3c3a33;height:124px;margin-top:14px;font:400 78px/132px "kalam";color:#27408f;padding:0 26px}`,
      body: `<h1>Request for floor plan<small>Form 11-A. All fields are compulsory.</small></h1>${oldForm.map(([label, text], i) => `<div>${i + 1}. ${label} *<p>${text}</p></div>`).join("")}`,
    },
    "form-new": {
      width: 1200,
      height: 1150,
      fonts: [
        ["josefin-sans", 600],
        ["josefin-sans", 400],
        ["kalam", 400],
      ],
      css: `body{background:#fbf4e6;color:#1f4b3a;font:600 58px/1.2 "josefin-sans";padding:72px 80px}h1{font:600 92px/1 "josefin-sans";letter-spacing:-.03em;margin-bottom:44px}div{display:flex;align-items:center;border-top:4px solid #d9c9a8;height:158px}div b{flex:1;font-size:52px;white-space:nowrap}div i{font:400 84px/1 "kalam";color:#27408f;padding-top:18px}div u{text-decoration:none;border:4px solid #1f4b3a;border-radius:50%;width:92px;height:92px;line-height:98px;text-align:center;margin-left:24px}div u.on{background:#c4603a;border-color:#c4603a;color:#fff}p{background:#c4603a;color:#fff;border-radius:18px;text-align:center;padding:40px 0 30px;font-size:66px;margin-top:22px}`,
      body: `<h1>See the floor plans</h1><div><b>Name</b><i>Renu Kapadia</i></div><div><b>Phone</b><i>00000 01234</i></div><div><b>Bedrooms</b><u>2</u><u class="on">3</u><u>4</u></div><div><b>When does your lease end?</b><i>in March</i></div><p>Call me in 15 minutes</p>`,
    },
  },
};
