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
};
