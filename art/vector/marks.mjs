/** Marks for the clients' logos, each drawn in a 100 x 100 box in one colour. */
import { around, circle, circleD, cut, n, path, polar, polygonD, pt, rect, rectD, regular, stroke } from "./svg.mjs";

const range = (count) => Array.from({ length: count }, (_, i) => i);

/** Doorways one inside the other. */
export const arches = () =>
  [46, 30, 14].map((r) => stroke(`M${50 - r} 98V${52}a${r} ${r} 0 0 1 ${2 * r} 0V98`, 8)).join("");
/** A banyan: round crowns over hanging roots. */
export const banyan = () =>
  path("M50 4c14 0 25 9 27 20 12 0 21 9 21 20S88 62 76 62H24C12 62 2 55 2 44s9-20 21-20C25 13 36 4 50 4Z") +
  [18, 34, 50, 66, 82]
    .map((x, i) => rect(x - (i === 2 ? 6 : 2.6), 66, i === 2 ? 12 : 5.2, [16, 24, 32, 24, 16][i], 2.6))
    .join("");
/** Gables in a row. */
export const gables = () => cut("M2 96V46L26 20l24 26 24-26 24 26v50H62V66H38v30Z");
/** A keyhole in a leaf-cornered tile. */
export const keyhole = () =>
  cut(
    "M2 2h60a36 36 0 0 1 36 36v60H38A36 36 0 0 1 2 62ZM50 26a15 15 0 0 0-8 27.700L36 78h28l-6-24.300A15 15 0 0 0 50 26Z",
  );
/** A small bird of two arcs. */
export const bird = () =>
  path(
    "M4 34c20-2 34 6 42 20 4-26 22-44 50-50-4 12-6 20-4 34-4 34-26 56-58 58C18 96 8 90 2 82c14 0 24-4 30-12C16 66 6 52 4 34Z",
  );
/** A bay: water in a disc. */
export const cove = () =>
  cut(
    `${circleD(50, 50, 48)}M8 54c14-12 28-12 42 0s28 12 42 0v10c-14 12-28 12-42 0s-28-12-42 0ZM16 74c12-9 22-9 34 0s22 9 34 0v8c-12 9-22 9-34 0s-22-9-34 0Z`,
  );
/** Nine tiles, the middle one turned. */
export const nine = () =>
  range(9)
    .map((i) =>
      i === 4 ? path("M50 31 69 50 50 69 31 50Z") : rect(3 + (i % 3) * 33.5, 3 + Math.floor(i / 3) * 33.5, 27, 27, 4),
    )
    .join("");
/** Dunes under a sun. */
export const dunes = () =>
  circle(66, 24, 16) +
  path("M2 74C22 40 42 44 58 62 40 58 24 62 2 86Z") +
  path("M2 96c26-34 52-36 96-8v8Z") +
  path("M62 60c12-8 24-8 36 4v14c-12-8-24-12-36-18Z");
/** Petals round a point. */
export const petals = (count = 8, width = 9, inner = 8) =>
  around(count, () =>
    path(
      `M50 ${50 - inner}C${50 - width} 36 ${50 - width} 14 50 2 ${50 + width} 14 ${50 + width} 36 50 ${50 - inner}Z`,
    ),
  );
/** A drop with a moon of light. */
export const drop = () =>
  cut(
    "M50 2c22 28 34 44 34 62a34 34 0 0 1-68 0C16 46 28 30 50 2ZM30 64a20 20 0 0 0 24 20 26 26 0 0 1-12-34c-8 2-12 8-12 14Z",
  );
/** Closed eye with lashes. */
export const lashes = () =>
  stroke("M6 40c12 24 28 34 44 34s32-10 44-34", 7) +
  [
    [50, 74, 50, 94],
    [28, 67, 19, 84],
    [72, 67, 81, 84],
    [12, 51, 2, 63],
    [88, 51, 98, 63],
  ]
    .map(([a, b, c, d]) => stroke(`M${a} ${b}L${c} ${d}`, 6))
    .join("");
/** Lotus in five petals. */
export const lotus = () =>
  path("M50 8c14 18 16 44 0 66-16-22-14-48 0-66Z") +
  path("M22 22c16 8 24 26 22 52-18-8-28-28-22-52ZM78 22c-16 8-24 26-22 52 18-8 28-28 22-52Z") +
  path("M2 46c18-2 32 8 38 30C22 80 6 68 2 46ZM98 46c-18-2-32 8-38 30 18 4 34-8 38-30Z") +
  rect(26, 84, 48, 7, 3.5);
/** Paisley with an inner curl. */
export const paisley = () =>
  cut(
    "M70 2C98 16 98 60 78 82 60 102 26 102 12 80-2 56 14 30 38 30c20 0 30 18 22 34-6 12-22 14-28 4 20 4 26-24 6-26C16 40 12 64 24 76c14 14 38 8 46-12C78 44 64 22 70 2Z",
  );
/** A compact mirror. */
export const compact = () =>
  cut(`${circleD(50, 36, 34)}${circleD(50, 36, 25)}`) +
  path("M12 76a50 34 0 0 0 76 0 46 46 0 0 1-10 16H22a46 46 0 0 1-10-16Z");
/** Open book whose pages are a flame. */
export const book = () =>
  path("M2 26c18-4 34 0 44 12v56C36 82 20 78 2 82ZM98 26c-18-4-34 0-44 12v56c10-12 26-16 44-12Z") +
  path("M50 2c8 8 10 18 0 28-10-10-8-20 0-28Z");
/** Lantern. */
export const lantern = () =>
  cut(
    "M30 18h40v8c14 6 22 18 22 30S84 80 70 86v8H30v-8C16 80 8 68 8 56s8-24 22-30ZM46 32c-10 4-14 14-14 24s4 20 14 24ZM54 32v48c10-4 14-14 14-24s-4-20-14-24Z",
  ) + rect(46, 2, 8, 14, 4);
/** A kite in four facets. */
export const kite = () =>
  path("M50 2 84 40H52ZM48 2 16 40h32ZM52 44h32L52 82ZM16 44h32v38Z") + stroke("M50 84c6 4 6 8 0 12", 4.5);
/** An owl. */
export const owl = () =>
  cut(
    `M8 8c14 8 26 10 42 10S78 16 92 8c4 14 4 26 2 40-2 32-18 50-44 50S8 80 6 48C4 34 4 22 8 8Z${circleD(31, 44, 15)}${circleD(69, 44, 15)}M50 56l8 10-8 10-8-10Z`,
  ) +
  circle(31, 44, 7) +
  circle(69, 44, 7);
/** An abacus. */
export const abacus = () =>
  cut(`${rectD(2, 2, 96, 96, 14)}${rectD(12, 12, 76, 76, 6)}`) +
  [26, 50, 74]
    .map(
      (y, i) =>
        rect(10, y - 2, 80, 4) +
        [
          [30, 46],
          [54, 70],
          [28, 68],
        ][i]
          .map((x) => rect(x - 7, y - 9, 14, 18, 7))
          .join(""),
    )
    .join("");
/** Stairs and a feather. */
export const steps = () => path("M2 98V76h24V54h24V32h24V10h24v22H80v22H56v22H32v22Z");
/** Sunburst of bars. */
export const burst = (count = 12, r1 = 26, width = 7) =>
  around(count, (i) => rect(50 - width / 2, 2, width, i % 2 ? 48 - r1 - 6 : 48 - r1, width / 2)) +
  circle(50, 50, r1 - 10);
/** A crest with a book chevron. */
export const crest = () =>
  cut(
    "M6 4h88v48c0 22-16 38-44 46C22 90 6 74 6 52ZM22 30l28 20 28-20v14L50 64 22 44ZM22 54l28 20 28-20v10L50 84 22 64Z",
  );
/** Coins in a stack. */
export const coins = () =>
  [
    [14, 78],
    [20, 58],
    [12, 38],
    [22, 18],
  ]
    .map(([x, y]) => rect(x, y, 64, 16, 8))
    .join("");
/** Growing bars, leaf-tipped. */
export const growth = () =>
  [
    [4, 60],
    [36, 38],
    [68, 8],
  ]
    .map(([x, y]) => path(`M${x} 96V${y + 26}c0-14 10-26 28-26V96Z`))
    .join("");
/** A safe's dial. */
export const dial = () =>
  cut(`${circleD(50, 50, 48)}${circleD(50, 50, 34)}`) +
  around(8, () => rect(46.5, 20, 7, 12, 3)) +
  circle(50, 50, 9) +
  rect(46, 50, 8, 24, 4);
/** Soundings: bars that shorten with the depth, under a surface. */
export const fathom = () =>
  [48, 42, 33, 21, 8].map((half, i) => rect(50 - half, 8 + i * 18, half * 2, i ? 9 : 13, 4.5)).join("");
/** A raven of three triangles. */
export const raven = () => path("M2 30 40 14 60 40Z") + path("M36 44 98 28 62 96Z") + path("M44 10 78 4 64 32Z");
/** A pulse through a disc. */
export const pulse = () =>
  cut(`${circleD(50, 50, 48)}M10 46h20l8-20 14 48 10-36 6 14h22v8H64l-2-5-10 36-15-50-3 9H10Z`);
/** A cross of four leaves. */
export const crossLeaves = () => around(4, () => path("M50 46C36 36 34 16 50 2c16 14 14 34 0 44Z"));
/** A tooth that is also a leaf. */
export const tooth = () =>
  cut(
    "M26 4c10 0 16 6 24 6s14-6 24-6c14 0 22 12 22 28 0 26-12 36-14 52-1 10-4 14-9 14-10 0-9-30-23-30s-13 30-23 30c-5 0-8-4-9-14C16 68 4 58 4 32 4 16 12 4 26 4ZM24 22c2 16 10 24 26 26-2-16-10-24-26-26Z",
  );
/** A fern frond. */
export const fern = () =>
  stroke("M50 98V12", 5) +
  [20, 38, 56, 74]
    .map((y, i) => {
      const l = [18, 28, 34, 36][i];
      return path(
        `M50 ${y + 12}c${-l * 0.4} 0 ${-l} -4 ${-l - 4} -18c${l * 0.7} -2 ${l + 2} 6 ${l + 4} 18ZM50 ${y + 12}c${l * 0.4} 0 ${l} -4 ${l + 4} -18c${-l * 0.7} -2 ${-l - 2} 6 ${-l - 4} 18Z`,
      );
    })
    .join("");
/** Spectacles of an oculist, as a target of arcs. */
export const iris = () =>
  cut(`M2 50C18 22 34 12 50 12s32 10 48 38C82 78 66 88 50 88S18 78 2 50ZM50 24a26 26 0 1 0 0 52 26 26 0 1 0 0-52Z`) +
  cut(`${circleD(50, 50, 18)}${circleD(56, 44, 6)}`);
/** A heart held by a hand's curve. */
export const heartHand = () =>
  path("M50 58C20 38 18 22 22 13c6-12 22-10 28 2 6-12 22-14 28-2 4 9 2 25-28 45Z") +
  path("M2 60c14-2 24 2 34 12 10 8 22 8 36 0 10-6 18-10 26-8-6 18-24 32-50 32C24 96 6 82 2 60Z");
/** A hexagonal gear. */
export const gear = () =>
  cut(
    `${polygonD(range(24).map((i) => polar([48, 48, 37, 37][i % 4], -97 + Math.floor(i / 4) * 60 + [0, 34, 42, 52][i % 4])))}${polygonD(regular(6, 19, 0))}`,
  );
/** Folded sheets. */
export const folds = () =>
  path("M4 4h44v44Z") +
  path("M52 4h44L52 48Z") +
  path("M4 52h44v44H26A22 22 0 0 1 4 74Z") +
  path("M52 52a44 44 0 0 1 44 44H52Z");
/** An anvil. */
export const anvil = () =>
  path("M2 22h24v6h72c-4 16-16 26-34 28v10c2 8 8 12 18 14v16H22V80c10-2 16-6 18-14v-8C18 56 6 44 2 22Z");
/** Warp and weft. */
export const weave = () =>
  rect(2, 18, 60, 18, 9) + rect(38, 64, 60, 18, 9) + rect(18, 40, 18, 58, 9) + rect(64, 2, 18, 58, 9);
/** A cube with three faces apart. */
export const cube = () =>
  path("M50 2 90 25 50 48 10 25Z") + path("M6 32 46 55v43L6 75Z") + path("M94 32 54 55v43l40-23Z");
/** A nut. */
export const nut = () => cut(`${polygonD(regular(6, 50, 0))}${circleD(50, 50, 21)}`);
/** Kiln: arch with a flame cut out. */
export const kiln = () =>
  cut(
    "M4 98V50a46 46 0 0 1 92 0v48ZM50 34c-4 14-20 20-20 38 0 12 8 20 20 20s20-8 20-20c0-6-2-10-6-14-1 6-3 9-6 10 2-14-2-26-8-34Z",
  );
/** A pump's turbine. */
export const turbine = () => around(6, () => path("M50 42C46 24 54 8 74 4 78 22 70 38 54 44Z")) + circle(50, 50, 9);
/** A diya with its flame. */
export const diya = () =>
  path("M50 2c14 16 18 28 12 40a14 14 0 0 1-24 0c-6-12-2-24 12-40Z") + path("M2 56h96c-2 24-20 38-48 38S4 80 2 56Z");
/** Confetti. */
export const confetti = () =>
  rect(8, 8, 22, 22, 5) +
  circle(64, 18, 13) +
  path("M86 40 98 62H74Z") +
  path("M6 46a20 20 0 0 1 40 0Z") +
  circle(58, 50, 7) +
  rect(6, 60, 12, 36, 6) +
  path("M30 96a30 30 0 0 1 30-30v14a16 16 0 0 0-16 16Z") +
  path("M84 72l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z");
/** Stage curtains. */
export const curtain = () =>
  path("M2 4h96v14H2Z") + path("M2 22h38c0 34-10 60-38 74ZM98 22H60c0 34 10 60 38 74Z") + circle(50, 76, 10);
/** Bunting. */
export const bunting = () =>
  stroke("M2 12c24 16 72 16 96 0", 5) +
  [
    [12, 22],
    [38, 30],
    [64, 27],
  ]
    .map(([x, y]) => path(`M${x} ${y}h22l-11 30Z`))
    .join("") +
  [
    [26, 64],
    [54, 64],
  ]
    .map(([x, y]) => path(`M${x} ${y}h20l-10 28Z`))
    .join("");
/** A pavilion. */
export const pavilion = () =>
  path("M50 2c4 16 18 28 46 36v10H4V38C32 30 46 18 50 2Z") +
  [8, 33, 58, 83].map((x) => rect(x, 52, 9, 36)).join("") +
  rect(2, 91, 96, 7, 2);
/** Moon and star. */
export const moon = () =>
  path("M62 4a48 48 0 1 0 34 64A40 40 0 0 1 62 4Z") +
  path("M78 14c2 12 6 16 18 18-12 2-16 6-18 18-2-12-6-16-18-18 12-2 16-6 18-18Z");
/** A whorl of dots. */
export const whorl = () =>
  range(22)
    .map((i) => circle(...polar(6 + i * 1.95, i * 51), 2.2 + i * 0.24))
    .join("");
/** A constellation. */
export const constellation = () =>
  stroke("M12 76 34 44 58 58 74 18 92 34", 3.4) +
  [
    [12, 76, 8],
    [34, 44, 6.5],
    [58, 58, 9],
    [74, 18, 11],
    [92, 34, 6],
  ]
    .map(([x, y, r]) => circle(x, y, r))
    .join("") +
  circle(46, 90, 4);
/** A planet and its way. */
export const orbit = () =>
  circle(50, 50, 22) +
  `<g transform="rotate(-24 50 50)">${cut("M50 30c28 0 48 9 48 20s-20 20-48 20S2 61 2 50s20-20 48-20Zm0 7C28 37 10 43 10 50s18 13 40 13 40-6 40-13-18-13-40-13Z")}</g>`;
/** Seven-pointed star. */
export const heptagram = () =>
  stroke(
    `M${range(7)
      .map((i) => pt(44, -90 + i * 3 * (360 / 7)))
      .join("L")}Z`,
    6,
  ) + circle(50, 50, 7);
/** Phases of the moon, as a vertical line-up in a disc. */
export const phases = () =>
  path("M24 18a32 32 0 0 0 0 64 44 44 0 0 1 0-64Z") +
  circle(50, 50, 20) +
  path("M76 18a32 32 0 0 1 0 64 44 44 0 0 0 0-64Z");
/** Quarter tiles. */
export const quarters = () =>
  path("M2 48A46 46 0 0 1 48 2v46Z") +
  circle(75, 25, 23) +
  path("M2 52h46v46A46 46 0 0 1 2 52Z") +
  path("M52 52h46a46 46 0 0 1-46 46Z");
/** Squares turned inside each other. */
export const turned = () =>
  cut(
    `${polygonD(regular(4, 50, 0))}${polygonD(regular(4, 36, 45))}${polygonD(regular(4, 25, 0))}${polygonD(regular(4, 16, 45))}`,
  );
/** An asterisk of rounded bars. */
export const asterisk = (arms = 3, w = 18) =>
  range(arms)
    .map((i) => `<g transform="rotate(${n((i * 180) / arms)} 50 50)">${rect(50 - w / 2, 2, w, 96, w / 2)}</g>`)
    .join("");
/** Two loops. */
export const loops = () =>
  cut(`${circleD(30, 50, 28)}${circleD(30, 50, 16)}`) +
  path(
    "M70 22a28 28 0 1 1-14 52.300 40 40 0 0 0 6.500-10.100A16 16 0 1 0 62.500 35.800 40 40 0 0 0 56 25.700 28 28 0 0 1 70 22Z",
  );
/** A sail of two sheets. */
export const sails = () =>
  path("M46 4v66H4C22 58 40 36 46 4Z") +
  path("M54 22c20 10 34 28 38 48H54Z") +
  path("M4 78h92c-6 12-16 18-28 18H30C18 96 8 90 4 78Z");
/** A quill. */
export const quill = () =>
  cut("M96 2C60 4 22 24 16 74L4 98l10-2 10-20c46-4 68-38 72-74ZM74 22C58 32 44 46 32 64 46 58 62 44 74 22Z");
/** A sprout between brackets of earth. */
export const sprout = () =>
  path("M46 60C18 60 4 42 4 12c28 0 42 16 42 48ZM54 44C54 18 68 4 96 4c0 28-14 44-42 44Z") + rect(46, 40, 8, 56, 4);
/** Stacked bricks with one missing. */
export const bricks = () =>
  [
    [2, 4, 44],
    [52, 4, 46],
    [2, 28, 20],
    [28, 28, 44],
    [78, 28, 20],
    [2, 52, 44],
    [28, 76, 44],
    [78, 76, 20],
  ]
    .map(([x, y, w]) => rect(x, y, w, 18, 4))
    .join("") + rect(2, 76, 20, 18, 4);
/** Sound rings cut by a slit. */
export const gong = () =>
  cut(`${circleD(50, 50, 48)}${circleD(50, 50, 40)}${circleD(50, 50, 31)}${circleD(50, 50, 23)}`) + circle(50, 50, 13);
/** A four-pointed spark with a small companion. */
export const spark = () =>
  path("M44 8c4 34 16 44 46 48-30 4-42 14-46 44-4-30-16-40-42-44 26-4 38-14 42-48Z") +
  path("M84 2c2 10 4 13 14 15-10 2-12 5-14 15-2-10-4-13-14-15 10-2 12-5 14-15Z");
/** A mountain range in a shield of lines. */
export const peaks = () => path("M2 90 34 30l18 32 12-18 34 46Z") + circle(74, 22, 12);
/** A peacock fan. */
export const fan = () =>
  around(7, () => path("M50 96 43 22a7 9 0 0 1 14 0Z"), 0).replace(
    /rotate\(([\d.]+) 50 50\)/g,
    (_, a) => `rotate(${n((+a / (360 / 7) - 3) * 24)} 50 92)`,
  );
/** A dome with a finial. */
export const dome = () =>
  path("M50 2c2 8 4 12 10 16 18 8 28 24 28 42H12C12 42 22 26 40 18c6-4 8-8 10-16Z") +
  rect(6, 64, 88, 8, 2) +
  [12, 34, 56, 78].map((x) => rect(x, 76, 10, 22, 1)).join("");
