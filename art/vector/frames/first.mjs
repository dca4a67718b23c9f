/** Frames 3 to 12, but for those that are rendered (stills/scenes/reels.py). What matters stays off the middle, where the play button is. */
import {
  H,
  W,
  at,
  blur,
  bokeh,
  circle,
  glow,
  grass,
  line,
  mist,
  n,
  oval,
  path,
  rect,
  ridge,
  seeded,
  shafts,
  specks,
  stock,
  wash,
} from "./kit.mjs";

/** 3: a face, and what a machine measures of it. */
const face = () => {
  const profile =
    "M-60 540C-40 470-10 450 40 440 76 434 96 420 98 392 100 372 94 362 98 350 92 344 88 338 92 332 100 328 104 322 100 314 96 306 98 300 106 296 118 290 122 282 116 270 106 250 100 236 102 218 96 200 100 186 104 170 112 130 104 84 70 52 30 14-60 0-140 20V540Z";
  const r = seeded(6);
  const mesh = Array.from({ length: 22 }, () => {
    const [x, y] = [r(-60, 84), r(90, 420)];
    return `M${n(x)} ${n(y)}l${n(r(14, 34))} ${n(r(-26, 26))}l${n(r(-30, 10))} ${n(r(18, 34))}Z`;
  }).join("");
  return `${wash([
    [0, "#0A1216"],
    [1, "#101B20"],
  ])}${blur(24, `${rect(520, 40, 70, 500, "#F08A3C", 'opacity=".55"')}${rect(690, 120, 40, 420, "#2E8C9C", 'opacity=".7"')}${rect(820, 60, 110, 480, "#124652")}${circle(640, 330, 26, "#FFC27A")}${circle(770, 390, 18, "#FF7B4A")}`)}
${at(150, 10, `${path(profile, "#161113")}<clipPath id="cheek"><path d="${profile}"/></clipPath><g clip-path="url(#cheek)">${blur(16, line("M108 60C116 130 96 190 106 250 124 290 104 300 104 330 96 356 102 392 92 420 60 446 20 446-20 470", "#F4A261", 30))}${blur(5, line("M108 60C116 130 96 190 106 250 124 290 104 300 104 330 96 356 102 392 92 420", "#FFD9A8", 7))}${line(mesh, "#58E0E6", 0.9, 'opacity=".55"')}</g>${path("M40 204C56 192 76 192 88 202 76 212 56 214 40 204Z", "#0A0A0C")}${circle(70, 203, 7.5, "#7FF3F0")}${circle(70, 203, 3, "#062A30")}${line("M30 180C50 164 76 164 94 176", "#0A0708", 8)}`)}
${line("M256 213H388M388 213l40-60H610", "#58E0E6", 1.4)}${line("M196 150h-20v26M280 150h20v26M196 270h-20v-26M280 270h20v-26", "#58E0E6", 2)}${[0, 1, 2, 3, 4].map((i) => rect(620, 140 + i * 13, [130, 84, 110, 60, 96][i], 4, "#58E0E6", 'opacity=".8"')).join("")}${line("M640 420C680 380 700 440 740 400S800 380 860 410", "#58E0E6", 1.6)}${stock({ grain: 0.13, corners: 0.6 })}`;
};

/** 4: two small people in a very large machine. */
const machine = () => {
  const r = seeded(14);
  const [vx, vy] = [640, 232];
  const cables = Array.from({ length: 64 }, (_, i) => {
    const a = r(0, 2 * Math.PI);
    const [x, y] = [vx + 900 * Math.cos(a), vy + 640 * Math.sin(a)];
    const bend = r(-0.3, 0.3);
    const [mx, my] = [vx + 330 * Math.cos(a + bend), vy + 220 * Math.sin(a + bend) + 40];
    const width = r(6, 30);
    const colour = ["#10201C", "#183029", "#0B1714", "#22352A"][i % 4];
    return (
      line(
        `M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(vx + 40 * Math.cos(a))} ${n(vy + 30 * Math.sin(a))}`,
        colour,
        n(width),
      ) +
      line(
        `M${n(x - 3)} ${n(y - 5)}Q${n(mx - 2)} ${n(my - 4)} ${n(vx + 38 * Math.cos(a))} ${n(vy + 28 * Math.sin(a))}`,
        "#6F9A72",
        n(width * 0.1),
        'opacity=".5"',
      )
    );
  }).join("");
  const person = (x, y, k, coat) =>
    at(
      x,
      y,
      `${oval(0, -50, 7, 9, "#0A0F0D")}${path("M-9-40H9L14 0H-14Z", coat)}${path("M-8 0H-1V24H-8ZM2 0H9V24H2Z", "#0A0F0D")}`,
      { scale: k },
    );
  return `${wash([
    [0, "#0A120F"],
    [1, "#131F19"],
  ])}${glow(vx, vy, 330, "#D8E69A", 0.95)}${cables}${glow(vx, vy, 170, "#F6FFD0", 0.95)}${blur(3, circle(vx, vy, 30, "#FBFFE0"))}
${path(`M0 470L${vx - 22} ${vy + 26}L${vx + 4} ${vy + 26}L250 540H0Z`, "#1C2A20")}${Array.from(
    { length: 16 },
    (_, i) => {
      const t = i / 16;
      return line(
        `M${n(40 + (vx - 60) * t)} ${n(462 + (vy - 440) * t)}L${n(240 + (vx - 240) * t)} ${n(540 + (vy - 516) * t)}`,
        "#0B1310",
        n(5 * (1 - t) + 0.6),
      );
    },
  ).join(
    "",
  )}${line(`M0 400L${vx - 16} ${vy + 6}M0 440L${vx - 18} ${vy + 14}`, "#4A6248", 3)}${Array.from({ length: 9 }, (_, i) => line(`M${i * 62} ${n(400 - i * 20)}v${n(68 - i * 5.6)}`, "#4A6248", 3)).join("")}
${person(196, 436, 1.5, "#26332B")}${person(258, 410, 1.15, "#5A4630")}${path("M180 474L120 530 176 540 226 474Z", "#000", 'opacity=".45"')}${shafts(vx, vy, [120, 175], 8, 3, "#E9F5B0", 0.16)}${specks(90, [0.6, 2], 5, "#E9F5B0", { alpha: [0.1, 0.6] })}${stock({ grain: 0.13, corners: 0.6, cast: "#4C7A48" })}`;
};

/** 5: a launderette at night, one machine still running. */
const launderette = () => {
  const [vx, vy] = [690, 240];
  const machines = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const t = 1 - (0.74 * (1 - 0.72 ** i)) / (1 - 0.72 ** 6);
      const u = 1 - (0.74 * (1 - 0.72 ** (i + 1))) / (1 - 0.72 ** 6);
      const X = (k) => vx + (-120 - vx) * k;
      const Y = (y, k) => vy + (y - vy) * k;
      const [x0, x1] = [X(t), X(u)];
      const m = (x0 + x1) / 2;
      const k = (t + u) / 2;
      const lit = i === 1;
      const drum =
        oval(m, Y(366, k), (x1 - x0) * 0.33, 92 * k, lit ? "#FFE1F2" : "#0D2B33") +
        (lit
          ? oval(m, Y(366, k), (x1 - x0) * 0.27, 76 * k, "#FF5FB0") +
            line(`M${n(m - 30)} ${n(Y(330, k))}q46 10 40 70M${n(m + 26)} ${n(Y(390, k))}q-50 10-56-40`, "#FFD3EC", 9)
          : oval(m - 4, Y(350, k), (x1 - x0) * 0.16, 40 * k, "#1E4C56"));
      return `${path(`M${n(x0)} ${n(Y(160, t))}L${n(x1)} ${n(Y(160, u))}L${n(x1)} ${n(Y(520, u))}L${n(x0)} ${n(Y(520, t))}Z`, i % 2 ? "#2B6B77" : "#327886")}${path(`M${n(x0)} ${n(Y(160, t))}L${n(x1)} ${n(Y(160, u))}L${n(x1)} ${n(Y(236, u))}L${n(x0)} ${n(Y(236, t))}Z`, "#1B4A55")}${oval(m, Y(366, k), (x1 - x0) * 0.4, 112 * k, "#A9C9CC")}${drum}${circle(m + (x1 - x0) * 0.28, Y(200, k), 9 * k, lit ? "#FF5FB0" : "#6FA7AE")}${rect(x0 + (x1 - x0) * 0.14, Y(192, k), (x1 - x0) * 0.3, 16 * k, "#0B2228")}`;
    })
    .reverse()
    .join("");
  return `${wash([
    [0, "#06171C"],
    [1, "#0C2A31"],
  ])}${path(`M-120-60L${vx} ${vy - 60}V${vy - 14}L-120 160Z`, "#0F333B")}${path(`M${vx} ${vy - 60}L960-40V540L${vx} ${vy + 70}Z`, "#0B272E")}${path(`M-120 520L${vx} ${vy + 66}L960 460V540H-120Z`, "#16424B")}${machines}
${blur(14, path("M60 540L330 430 500 470 420 540Z", "#FF5FB0", 'opacity=".5"'))}${glow(236, 350, 300, "#FF5FB0", 0.5)}${path("M790 120H940V330H790Z", "#123B45")}${blur(1, `${line("M812 168q60-44 112 0M812 196h104M812 224h76M812 252h92", "#8DF6FF", 6)}`)}${blur(9, line("M812 168q60-44 112 0M812 196h104M812 224h76M812 252h92", "#39D7E6", 12, 'opacity=".7"'))}${rect(740, 430, 190, 16, "#3A7E88")}${rect(756, 446, 8, 70, "#1B4A55")}${rect(902, 446, 8, 70, "#1B4A55")}${path("M790 430c-8-40 4-62 30-62s42 22 34 62Z", "#F2E5C6")}${path("M800 372q20-22 44 0l-6 10h-32Z", "#D9C49A")}${stock({ grain: 0.12, corners: 0.55 })}`;
};

/** 6: one branch in blossom, everything else out of focus. */
const blossom = () => {
  const r = seeded(33);
  const flower = (x, y, k, tone) =>
    at(
      x,
      y,
      `${[0, 1, 2, 3, 4].map((i) => `<g transform="rotate(${i * 72})">${path("M0 0C-16-10-20-32-6-38-2-34 2-34 6-38 20-32 16-10 0 0Z", tone)}${path("M0 0C-5-8-5-20 0-26 5-20 5-8 0 0Z", "#F46A94", 'opacity=".4"')}</g>`).join("")}${[0, 1, 2, 3, 4, 5, 6].map((i) => line(`M0 0L${n(11 * Math.cos(i * 0.9))} ${n(11 * Math.sin(i * 0.9))}`, "#C2385E", 1) + circle(12 * Math.cos(i * 0.9), 12 * Math.sin(i * 0.9), 2, "#FFD24A")).join("")}`,
      { scale: k, turn: r(0, 72) },
    );
  const places = [
    [640, 150, 1.3],
    [700, 100, 1],
    [742, 176, 1.5],
    [826, 214, 1.2],
    [800, 130, 1.1],
    [880, 290, 1.5],
    [910, 190, 1.2],
    [680, 216, 0.8],
    [600, 108, 0.8],
    [860, 366, 1.1],
    [930, 400, 1.4],
    [770, 262, 0.9],
  ];
  return `${wash(
    [
      [0, "#CFE58A"],
      [0.5, "#E9F0B8"],
      [1, "#8CC6A4"],
    ],
    undefined,
    [0, 0, 1, 1],
  )}${bokeh(46, [18, 62], 5, ["#FFFDE0", "#F7B7CC", "#BFE07A", "#8FD0B4"], [0, 0, W, H], [0.15, 0.5])}${blur(14, `${line("M-40 470C160 430 300 500 460 470S700 520 980 480", "#7A8A4A", 26, 'opacity=".7"')}${[60, 150, 250, 330].map((x, i) => circle(x, 430 + (i % 2) * 40, 36, "#F59BB8")).join("")}`)}
${line("M980 330C880 270 800 236 720 176S600 120 540 66M800 226C790 180 800 150 830 110M880 282C900 330 900 380 930 440M700 166C676 190 660 214 650 240", "#4A3326", 13)}${line("M980 324C880 264 800 230 720 170S600 114 540 60", "#8A6A50", 4)}${places.map(([x, y, k], i) => flower(x, y, k, ["#FFD9E4", "#FFC4D6", "#FFEAF0"][i % 3])).join("")}${[
    [560, 86],
    [648, 246],
    [836, 96],
    [590, 70],
  ]
    .map(([x, y]) => oval(x, y, 8, 12, "#F0708F", `transform="rotate(${n(r(-40, 40))} ${x} ${y})"`))
    .join("")}
${at(232, 330, path("M0 0C20-12 30 2 22 16 8 22-6 14 0 0Z", "#FFC4D6"), { turn: 30 })}${blur(2, at(380, 420, path("M0 0C20-12 30 2 22 16 8 22-6 14 0 0Z", "#FFC4D6"), { scale: 1.8, turn: -40 }))}${blur(3, at(120, 180, path("M0 0C20-12 30 2 22 16 8 22-6 14 0 0Z", "#FFEAF0"), { scale: 2.2 }))}${stock({ grain: 0.05, corners: 0.18 })}`;
};

/** 10: toadstools as tall as trees, lit from the moss. */
const toadstools = () => {
  const stool = (x, base, h, w, cap, spots) =>
    at(
      x,
      base,
      `${path(`M${-w * 0.15} 0C${-w * 0.08} ${-h * 0.4} ${-w * 0.1} ${-h * 0.7} ${-w * 0.07} ${-h * 0.86}H${w * 0.07}C${w * 0.1} ${-h * 0.7} ${w * 0.08} ${-h * 0.4} ${w * 0.17} 0Z`, "#D8C7A6")}${path(`M0 ${-h * 0.6}C${w * 0.09} ${-h * 0.4} ${w * 0.08} ${-h * 0.2} ${w * 0.17} 0H${w * 0.04}Z`, "#8A7A62", 'opacity=".6"')}${oval(0, -h * 0.85, w * 0.5, w * 0.08, "#F7D9A0")}${Array.from({ length: 17 }, (_, i) => line(`M0 ${n(-h * 0.87)}L${n(w * (-0.48 + i * 0.06))} ${n(-h * 0.85 + w * 0.05 * (1 - Math.abs(i - 8) / 8))}`, "#C98B4A", 1.4)).join("")}${path(`M${-w * 0.52} ${-h * 0.84}C${-w * 0.5} ${-h * 1.1} ${-w * 0.24} ${-h * 1.26} 0 ${-h * 1.26}S${w * 0.5} ${-h * 1.1} ${w * 0.52} ${-h * 0.84}C${w * 0.3} ${-h * 0.9} ${-w * 0.3} ${-h * 0.9} ${-w * 0.52} ${-h * 0.84}Z`, cap)}${spots.map(([sx, sy, k]) => oval(sx * w, -h * 0.84 - sy * h * 0.4, k, k * 0.7, "#FFF3D6")).join("")}`,
    );
  return `${wash([
    [0, "#071019"],
    [0.6, "#0F2A2E"],
    [1, "#14382E"],
  ])}${blur(8, `${[40, 130, 250, 380, 520, 600, 760, 900].map((x, i) => path(`M${x} -10C${x + 8} 200 ${x - 6} 340 ${x - 16} 480H${x + 40 + i * 3}C${x + 24} 320 ${x + 30} 160 ${x + 26 + i * 2} -10Z`, "#0A1C20")).join("")}`)}${glow(720, 470, 430, "#F7B84E", 0.6, 0.7)}${mist("#3E8C86", "0.006 .012", 6, { cut: 0.5, alpha: 0.5 })}
${stool(590, 440, 130, 120, "#7A2A20", [
  [-0.2, 0.5, 7],
  [0.1, 0.7, 8],
  [0.3, 0.3, 5],
])}${stool(772, 486, 290, 300, "#C2341F", [
    [-0.32, 0.36, 15],
    [-0.12, 0.74, 18],
    [0.12, 0.42, 14],
    [0.3, 0.62, 13],
    [0.4, 0.2, 9],
    [-0.02, 0.95, 9],
  ])}${stool(904, 500, 150, 150, "#A82C1C", [
    [-0.2, 0.5, 8],
    [0.1, 0.6, 9],
  ])}${path("M0 470C160 430 330 500 520 466S820 440 960 470V540H0Z", "#12301F")}${grass(478, 260, [10, 34], 4, "#2F6A34", { drop: 50 })}${grass(470, 90, [10, 26], 9, "#8FB84A", { from: 600, to: 900, drop: 24 })}
${at(672, 470, `${path("M-16 0C-18-22-10-34 0-34S18-22 16 0Z", "#3A2A44")}${path("M-13-28L2-74 15-28Z", "#5B3E86")}${oval(-5, -20, 3, 4, "#FFE9A0")}${oval(7, -20, 3, 4, "#FFE9A0")}`)}${[
    [520, 330],
    [300, 250],
    [220, 380],
    [410, 190],
    [860, 90],
    [130, 300],
    [480, 130],
  ]
    .map(([x, y], i) => glow(x, y, 16 + i * 2, "#FFE27A", 0.95) + circle(x, y, 2.2, "#FFF9D6"))
    .join(
      "",
    )}${blur(10, at(110, 540, path("M-180 20C-120-150-20-220 90-240 30-120 60-40 40 20Z", "#06120E")))}${stock({ grain: 0.1, corners: 0.5 })}`;
};

/** 11: the last charged tower in a desert of dust. */
const tower = () =>
  `${wash([
    [0, "#C2672C"],
    [0.5, "#E8A25A"],
    [1, "#B8692F"],
  ])}${glow(730, 210, 420, "#FFE3A8", 0.9)}${ridge(330, 130, 500, 11, "#C57B3F", { octaves: 5 })}${mist("#EDB471", "0.004 .014", 8, { cut: 0.4, box: [0, 180, W, 220] })}${[
    [180, 1],
    [300, 0.6],
    [430, 0.5],
    [560, 0.36],
  ]
    .map(([x, k]) =>
      at(x, 372, `${line("M-10 0L0-170 10 0M-36-140H36M-28-110H28", "#7A4522", 5)}`, {
        scale: k,
        turn: x === 300 ? 9 : 0,
      }),
    )
    .join("")}
${at(752, 392, `${path("M-62 0V-236H62V0Z", "#3A2417")}${path("M-24-236V-262H24V-236Z", "#2A1A10")}${path("M20-236V0H62V-236Z", "#22150D")}${[0, 1, 2, 3, 4].map((i) => rect(-46, -44 - i * 42, 56, 28, i < 3 ? "#7DF2C2" : "#4A3325")).join("")}${line("M-62-60H-140V0M62-90H150V10", "#22150D", 8)}${line("M-62-236L-180 0M62-236L170 0", "#22150D", 2.5)}`)}${glow(735, 300, 180, "#7DF2C2", 0.42)}${path("M0 396C240 372 460 404 640 392S860 372 960 384V540H0Z", "#A65C2A")}${blur(2, path("M690 396H812L960 470 860 500Z", "#6E3A1A", 'opacity=".6"'))}
${at(212, 432, `${path("M-12-58C-14-72 14-72 12-58L16-6H-16Z", "#231510")}${circle(0, -74, 11, "#231510")}${path("M-18-54C-50-46-70-52-86-62-74-36-44-26-18-30Z", "#5C2A1A")}${path("M-11-8H-2V24H-11ZM3-8H12V24H3Z", "#231510")}${circle(5, -75, 3.5, "#7DF2C2")}`, { scale: 1.15 })}${path("M214 462C150 474 80 480 0 500V486C80 470 150 462 206 458Z", "#6E3A1A", 'opacity=".6"')}${mist("#F3C084", "0.008 .03", 17, { cut: 0.5, box: [0, 360, W, 180] })}${blur(1, specks(160, [0.8, 3], 5, "#FFDFA6", { alpha: [0.2, 0.7] }), 3)}${stock({ grain: 0.14, corners: 0.5 })}`;

/** 12: late for something, coffee in hand: speed lines and three colours. */
const dash = () => {
  const r = seeded(3);
  const lines = Array.from({ length: 46 }, () => {
    const y = r(0, H);
    return path(
      `M${n(r(-100, 700))} ${n(y)}h${n(r(140, 520))}v${n(r(2, 7))}h-600Z`,
      ["#0E5C63", "#12747C", "#FFE8C9"][Math.floor(r(0, 3))],
      'opacity=".55"',
    );
  }).join("");
  return `${rect(0, 0, W, H, "#178A92")}${path("M0 0H960V210L0 330Z", "#12747C")}${[0, 1, 2, 3].map((i) => at(60 + i * 270, 40, `${rect(0, 0, 170, 260, i % 2 ? "#E8573F" : "#F4B63F")}${rect(22, 70, 126, 120, "#FFE8C9")}${path("M-14 44H184L170 84H0Z", i % 2 ? "#FFE8C9" : "#E8573F")}`, { turn: -6 })).join("")}${blur(0, lines, 6)}${path("M0 420L960 330V540H0Z", "#0E3D44")}${path("M0 470L960 372V384L0 488Z", "#FFE8C9", 'opacity=".5"')}
${at(
  206,
  330,
  `<g transform="rotate(-14)">${path("M-62-110H62L44 60H-44Z", "#FFE8C9")}${path("M-57-60H57L50 4H-50Z", "#E8573F")}${path("M-72-128H72V-104H-72Z", "#3B1F16")}${path("M-58-148H58L64-128H-64Z", "#5A3224")}${circle(-16, -32, 7, "#3B1F16")}${circle(20, -32, 7, "#3B1F16")}${line("M-14-12q16 14 34 0", "#3B1F16", 6)}${line("M-20 58L-70 110-130 96M18 58L70 96 60 160", "#3B1F16", 13)}${path("M-150 82h34v26h-40ZM46 150h52v22H40Z", "#FFE8C9")}${line("M58-30L110-70M-56-30L-110 4", "#3B1F16", 11)}</g>${path("M60-210C110-240 90-270 130-280 120-250 150-240 100-200ZM130-180q40-20 56-6-24 16-56 6Z", "#5A3224")}${[
    [20, -214, 7],
    [150, -216, 9],
    [96, -176, 5],
  ]
    .map(([x, y, k]) => circle(x, y, k, "#5A3224"))
    .join("")}`,
)}
${blur(0, `${path("M640 300L960 250V300L700 340Z", "#E8573F")}${path("M700 400L960 350V396Z", "#F4B63F")}`, 14)}${at(800, 250, `${path("M-40 150V20L0-20 40 20V150Z", "#0E3D44")}${circle(0, 40, 24, "#FFE8C9")}${line("M0 40V24M0 40L12 46", "#E8573F", 4)}`)}${stock({ grain: 0.05, corners: 0.12 })}`;
};

export const FRAMES = {
  "03": face,
  "04": machine,
  "05": launderette,
  "06": blossom,
  10: toadstools,
  11: tower,
  12: dash,
};
