/**
 * The posters of the reels: for each film a motif of our own beside the lens, on a stage of its own colour. Nothing is
 * copied from the films. `window.stage(number)` sets one up.
 */
import { THREE, C, RoundedBoxGeometry, disc, film, matte, metal, paint, roundedRect, slab, solid } from "../kit.js";
import { STAGES } from "./stages.js";

const V = (x, y, z) => new THREE.Vector3(x, y, z);
const PI = Math.PI;
const gold = () => metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.35 });
const chrome = () => metal("#e8e4f4", { roughness: 0.2 });
const tube = (points, radius, closed = false) =>
  new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points, closed), 200, radius, 20, closed);
const helix = (radius, turns, height, wire, phase = 0) => {
  const points = Array.from({ length: 40 * turns + 1 }, (_, i) => {
    const a = (i / 40) * 2 * PI + phase;
    return V(Math.cos(a) * radius, (i / (40 * turns)) * height, Math.sin(a) * radius);
  });
  return new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 60 * turns, wire, 14);
};
const pole = (r1, r2, h) => new THREE.CylinderGeometry(r1, r2, h, 56);
const box = (w, h, d, r = 0.1) => new RoundedBoxGeometry(w, h, d, 5, r);
const polygon = (points) => {
  const shape = new THREE.Shape();
  points.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  return shape;
};
/** Fixed pseudo-random numbers, so that a poster never changes between renders. */
const noise = (i) => {
  const x = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
};

/** What a motif gets to work with: adding things, the lens, eyes. */
const bench = (s, stage) => {
  const add = (g, m, at, turn, parent) => s.add(g, m, at, turn, parent);
  const ball = (r, m, at, parent) => s.ball(r, m, at, parent);
  return {
    s,
    add,
    ball,
    group: (at, turn, parent) => s.group(at, turn, parent),
    egg(r, scale, m, at, parent, turn) {
      const o = add(new THREE.SphereGeometry(r, 56, 40), m, at, turn, parent);
      o.scale.set(...scale);
      return o;
    },
    lens(
      r,
      at,
      { ring = true, rim = gold(), tilt = [0, -0.15, 0], parent, turn = [0, 0, 0], glass = stage.glass } = {},
    ) {
      s.glass(
        r,
        at,
        {
          pupil: { radius: r * 0.4, color: C.marigold, offset: [0, 0, -r * 0.1] },
          stageTop: glass[0],
          stageBottom: glass[1],
        },
        parent,
      );
      if (ring)
        add(
          new THREE.TorusGeometry(r * 1.36, r * 0.13, 28, 96),
          rim,
          at,
          tilt.map((v, i) => v + turn[i]),
          parent,
        );
    },
    eyes(at, gap, r, parent, white = true) {
      for (const side of [-1, 1]) {
        if (white) ball(r, paint(C.white), [at[0] + side * gap, at[1], at[2]], parent);
        ball(
          white ? r * 0.55 : r,
          paint(C.ink, { roughness: 0.12 }),
          [at[0] + side * gap, at[1], at[2] + (white ? r * 0.62 : 0)],
          parent,
        );
        ball(
          r * 0.18,
          matte(C.white, { emissive: "#ffffff", emissiveIntensity: 0.6 }),
          [at[0] + side * gap - r * 0.16, at[1] + r * 0.24, at[2] + r * (white ? 1.1 : 0.92)],
          parent,
        );
      }
    },
  };
};

/** Top of the plinth. */
const TOP = 0.5;

const MOTIFS = {
  "01": [
    "violet",
    (b) => {
      const fur = paint("#f3edff", { roughness: 0.35 });
      const g = b.group([-0.85, TOP + 1.45, 0], [0, 0.14, 0]);
      b.egg(1.45, [1.08, 0.96, 0.95], fur, [0, 0, 0], g);
      for (const d of [-1, 1]) {
        b.egg(0.62, [1.1, 0.85, 0.8], fur, [d * 0.5, -0.5, 0.98], g);
        const ear = b.group([d * 0.62, 1.05, -0.1], [-0.08, 0, -d * (d > 0 ? 0.42 : 0.14)], g);
        b.egg(0.42, [0.85, 2.7, 0.5], fur, [0, 1.0, 0], ear);
        b.egg(0.3, [0.75, 2.6, 0.4], paint("#ff8a78"), [0, 1.0, 0.13], ear);
      }
      b.egg(0.17, [1.3, 0.9, 0.8], paint(C.coral), [0, -0.16, 1.52], g);
      b.add(slab(0.34, 0.36, 0.06, 0.12), paint(C.white), [0, -0.88, 1.28], [0.2, 0, 0], g);
      b.eyes([0, 0.36, 1.2], 0.5, 0.23, g);
      b.lens(0.72, [2.25, TOP + 1.0, 0.9]);
    },
  ],
  "02": [
    "coral",
    (b) => {
      const skin = paint("#6a44ea", { roughness: 0.28 });
      const g = b.group([0, TOP, 0]);
      g.scale.setScalar(1.22);
      // Body: a spiral of shrinking balls round the lens, from the neck outwards to the tip of the tail.
      for (let i = 0; i < 120; i++) {
        const t = i / 119;
        const a = 0.5 + t * 4.9;
        const r = 0.5 * (1 - t) ** 0.7 + 0.06;
        b.ball(r, skin, [1.75 * Math.cos(a) * (1 + 0.14 * t), r + 0.02, 1.35 * Math.sin(a) * (1 + 0.1 * t)], g);
        if (i % 9 === 4 && t < 0.9)
          b.add(
            new THREE.ConeGeometry(r * 0.34, r * 0.8, 20),
            paint(C.marigold),
            [1.75 * Math.cos(a) * (1 + 0.14 * t), r * 2.1, 1.35 * Math.sin(a) * (1 + 0.1 * t)],
            [0, 0, 0],
            g,
          );
      }
      const head = b.group([1.45, 1.12, 1.0], [0, -0.5, 0.06], g);
      b.egg(0.62, [1, 0.9, 1], skin, [0, 0, 0], head);
      b.egg(0.4, [0.95, 0.7, 1.2], skin, [-0.12, -0.14, 0.6], head);
      b.eyes([-0.02, 0.2, 0.46], 0.3, 0.15, head);
      for (const d of [-1, 1]) {
        b.ball(0.045, matte(C.ink), [-0.12 + d * 0.14, -0.02, 1.02], head);
        b.add(
          new THREE.ConeGeometry(0.12, 0.55, 24),
          paint(C.marigold),
          [d * 0.32, 0.6, -0.2],
          [-0.5, 0, -d * 0.3],
          head,
        );
      }
      const wing = new THREE.Shape();
      wing.moveTo(0, 0);
      wing.quadraticCurveTo(-0.1, 1.6, 0.9, 2.5);
      wing.quadraticCurveTo(0.95, 1.8, 1.5, 1.75);
      wing.quadraticCurveTo(1.35, 1.2, 1.85, 1.0);
      wing.quadraticCurveTo(1.5, 0.6, 1.7, 0.2);
      wing.quadraticCurveTo(0.8, 0.35, 0, 0);
      b.add(solid(wing, 0.12, 0.045), paint("#8f6bff"), [-1.45, 0.6, -0.7], [0, 0.35, 0.62], g);
      b.add(solid(wing, 0.12, 0.045), paint("#8f6bff"), [0.35, 0.7, -1.3], [0, 0.5, -0.05], g);
      b.lens(0.92, [-0.15, TOP + 1.5, 0.3]);
    },
  ],
  "03": [
    "marigold",
    (b) => {
      const g = b.group([-0.2, TOP + 1.75, 0], [0, 0.16, 0]);
      b.egg(1.62, [1.02, 0.98, 1], paint("#f4f0ff", { roughness: 0.24 }), [0, 0, 0], g);
      b.add(new THREE.TorusGeometry(1.62, 0.1, 20, 110), paint(C.ink), [0, -0.12, 0], [PI / 2, 0, 0], g);
      b.add(pole(0.92, 1.0, 0.5), paint(C.ink), [0, 0.22, 1.32], [PI / 2 - 0.12, 0, 0], g);
      b.lens(0.66, [0, 0.27, 1.48], {
        parent: g,
        tilt: [-0.12, 0, 0],
        rim: paint(C.coral),
        glass: STAGES.violet.glass,
      });
      for (const d of [-1, 1]) {
        b.add(pole(0.42, 0.42, 0.3), paint(C.violet), [d * 1.66, 0.1, 0], [0, 0, PI / 2], g);
        b.add(pole(0.2, 0.2, 0.42), gold(), [d * 1.7, 0.1, 0], [0, 0, PI / 2], g);
      }
      b.add(pole(0.05, 0.07, 0.8), chrome(), [0.45, 1.85, 0], [0, 0, -0.2], g);
      b.ball(0.17, paint(C.coral), [0.53, 2.28, 0], g);
      [-0.42, -0.14, 0.14, 0.42].forEach((x) =>
        b.add(box(0.12, 0.36, 0.12, 0.05), paint(C.ink), [x, -0.86, 1.38 - Math.abs(x) * 0.18], [0.5, 0, 0], g),
      );
      b.add(pole(0.7, 0.9, 0.5), paint(C.inkSoft), [-0.2, TOP + 0.1, 0]);
    },
  ],
  "04": [
    "ink",
    (b) => {
      const colors = [C.violet, C.coral, C.marigold, C.lilacDeep, "#0b8f7c", C.inkSoft, C.violet, C.coral];
      colors.forEach((c, i) => {
        const a = (i / colors.length) * 2 * PI + 0.3;
        const points = [V(4.6 * Math.cos(a), 0.35 + noise(i) * 1.2, -1.2 + 1.6 * Math.sin(a))];
        for (let j = 1; j < 6; j++) {
          const q = a + j * (0.75 + 0.35 * noise(i * 7 + j));
          const r = 3.3 - j * 0.36 + noise(i + j * 3) * 0.5;
          points.push(V(r * Math.cos(q) * 0.95, 2.35 + r * 0.72 * Math.sin(q), -0.5 + 1.1 * (noise(i * 5 + j) - 0.35)));
        }
        b.add(tube(points, 0.13 + 0.07 * noise(i + 40)), paint(c, { roughness: 0.32 }), [0, 0, 0]);
      });
      for (const [x, y, z, turn] of [
        [-2.75, 0.95, 1.0, 0.35],
        [2.7, 0.9, 1.1, -0.35],
      ]) {
        const g = b.group([x, y, z], [0, turn, 0]);
        b.add(box(1.0, 1.0, 0.5, 0.16), paint("#f4f0ff"), [0, 0, 0], [0, 0, 0], g);
        b.add(new THREE.TorusGeometry(0.33, 0.06, 20, 60), gold(), [0, 0, 0.26], [0, 0, 0], g);
        for (const d of [-1, 1]) b.ball(0.085, matte(C.ink), [d * 0.14, 0, 0.26], g);
      }
      b.lens(0.95, [0, 2.4, 0.9]);
    },
  ],
  "05": [
    "jade",
    (b) => {
      const g = b.group([0, TOP, -0.2], [0, 0.14, 0]);
      b.add(box(3.7, 4.0, 1.7, 0.28), paint("#f7f4ff"), [0, 2.0, -0.5], [0, 0, 0], g);
      b.add(slab(3.3, 0.62, 0.16, 0.1), paint(C.lilacDeep), [0, 3.52, 0.34], [0, 0, 0], g);
      b.add(slab(1.0, 0.36, 0.1, 0.1), paint(C.white), [-1.0, 3.52, 0.42], [0, 0, 0], g);
      b.add(pole(0.2, 0.22, 0.2), paint(C.coral), [1.2, 3.52, 0.5], [PI / 2, 0, 0], g);
      b.add(pole(0.12, 0.13, 0.16), paint(C.marigold), [0.75, 3.52, 0.48], [PI / 2, 0, 0], g);
      b.add(pole(1.4, 1.4, 0.14), paint(C.ink), [0, 1.72, 0.36], [PI / 2, 0, 0], g);
      b.add(new THREE.TorusGeometry(1.34, 0.17, 32, 110), chrome(), [0, 1.72, 0.44], [0, 0, 0], g);
      b.add(new THREE.TorusGeometry(1.08, 0.09, 28, 100), paint(C.violet), [0, 1.72, 0.52], [0, 0, 0], g);
      b.lens(0.9, [0, 1.72, 0.55], { ring: false, parent: g });
      b.add(box(0.22, 0.62, 0.2, 0.08), paint(C.coral), [1.5, 1.72, 0.6], [0, 0, 0], g);
      [
        [2.6, 1.6, 0.32],
        [3.0, 2.6, 0.2],
        [-2.7, 2.4, 0.26],
        [2.45, 3.5, 0.13],
        [-3.0, 3.4, 0.14],
      ].forEach(([x, y, r]) => b.ball(r, paint("#e6fff6", { roughness: 0.06 }), [x, y, 0.6]));
    },
  ],
  "06": [
    "lilac",
    (b) => {
      const bark = paint(C.inkSoft, { roughness: 0.5 });
      b.add(
        tube([V(-4.6, 1.6, -0.4), V(-2.8, 2.9, -0.2), V(-0.8, 3.55, 0), V(1.2, 4.1, 0.1), V(3.2, 5.1, -0.2)], 0.17),
        bark,
      );
      b.add(tube([V(-1.4, 3.4, 0), V(-0.9, 4.2, 0.1), V(-1.0, 5.0, 0.2)], 0.1), bark);
      b.add(tube([V(0.6, 3.95, 0.05), V(1.7, 3.75, 0.3), V(2.7, 3.95, 0.4)], 0.09), bark);
      b.add(tube([V(-2.9, 2.85, -0.2), V(-3.2, 3.7, 0), V(-3.0, 4.4, 0)], 0.09), bark);
      const blossom = (x, y, z, k, c) => {
        const g = b.group([x, y, z], [0.2, noise(x * 9) - 0.5, noise(y * 5) * 2]);
        for (let i = 0; i < 5; i++)
          b.egg(
            0.21 * k,
            [1, 1, 0.5],
            paint(c),
            [0.24 * k * Math.cos((i * 2 * PI) / 5), 0.24 * k * Math.sin((i * 2 * PI) / 5), 0],
            g,
          );
        b.ball(0.12 * k, paint(C.marigold), [0, 0, 0.1 * k], g);
      };
      [
        [-1.0, 5.05, 0.3, 1.1],
        [-0.7, 4.3, 0.25, 0.8],
        [-1.75, 3.45, 0.3, 1.2],
        [0.2, 3.85, 0.3, 1],
        [2.75, 4.0, 0.5, 1.2],
        [1.7, 3.9, 0.45, 0.8],
        [2.1, 4.55, 0.2, 1],
        [3.2, 5.05, 0, 1.1],
        [-3.0, 4.5, 0.15, 1.1],
        [-3.25, 3.6, 0.2, 0.8],
        [-2.6, 3.05, 0.15, 0.9],
      ].forEach(([x, y, z, k], i) => blossom(x, y, z, k, i % 3 === 1 ? "#ff9a86" : C.coral));
      [
        [-2.0, 0.58, 1.5],
        [-1.5, 0.56, 1.9],
        [1.9, 0.57, 1.7],
      ].forEach(([x, y, z]) => b.egg(0.2, [1.2, 0.3, 0.9], paint(C.coral), [x, y, z]));
      b.lens(0.92, [0.15, TOP + 1.26, 0.5]);
    },
  ],
  "07": [
    "violet",
    (b) => {
      const g = b.group([-1.1, TOP, 0]);
      b.add(pole(0.72, 0.72, 3.1), paint(C.white), [0, 2.05, 0], [0, 0, 0], g);
      [0, 1, 2].forEach((i) =>
        b.add(
          helix(0.665, 2, 3.0, 0.15, (i * 2 * PI) / 3),
          paint(i === 1 ? C.ink : C.coral, { roughness: 0.3 }),
          [0, 0.55, 0],
          [0, 0, 0],
          g,
        ),
      );
      for (const y of [0.36, 3.74]) {
        b.add(disc(0.98, 0.34, 0.12), gold(), [0, y - 0.17, 0], [0, 0, 0], g);
      }
      b.ball(0.62, paint(C.marigold), [0, 4.3, 0], g);
      b.add(disc(1.15, 0.22, 0.08), paint(C.ink), [0, 0, 0], [0, 0, 0], g);
      b.lens(0.98, [1.75, TOP + 1.34, 0.6]);
    },
  ],
  "08": [
    "coral",
    (b) => {
      const wood = paint("#8a4a1c", { roughness: 0.55 });
      for (const x of [-3, 0, 3])
        b.add(box(0.32, 3.0, 0.32, 0.1), wood, [x, 1.6, 0.6], [0, 0, x ? 0.03 * Math.sign(x) : 0]);
      for (const y of [1.3, 1.95, 2.6])
        b.add(
          tube(
            [
              V(-5.2, y, 0.62),
              V(-3, y, 0.8),
              V(-1.5, y - 0.09, 0.8),
              V(0, y, 0.8),
              V(1.5, y - 0.09, 0.8),
              V(3, y, 0.8),
              V(5.2, y, 0.62),
            ],
            0.035,
          ),
          chrome(),
        );
      const wool = paint("#fff6ea", { roughness: 0.6, clearcoat: 0.15 });
      const g = b.group([-1.35, 0.4, -0.55], [0, 0.35, 0]);
      for (let i = 0; i < 60; i++)
        b.ball(
          0.2 + 0.09 * noise(i),
          wool,
          [0.36 * Math.cos(i * 2.4), 0.9 + (i / 60) * 2.5, 0.36 * Math.sin(i * 2.4)],
          g,
        );
      for (let i = 0; i < 110; i++) {
        const y = 1 - (2 * (i + 0.5)) / 110;
        const q = Math.sqrt(1 - y * y);
        b.ball(
          0.24 + 0.08 * noise(i + 5),
          wool,
          [0.95 * q * Math.cos(i * 2.4) - 0.75, 1.35 + 0.72 * y, 0.75 * q * Math.sin(i * 2.4) - 0.2],
          g,
        );
      }
      for (const [x, z] of [
        [-1.3, 0.2],
        [-1.3, -0.6],
        [-0.2, 0.2],
        [-0.2, -0.6],
      ])
        b.add(new THREE.CapsuleGeometry(0.14, 0.7, 8, 20), wool, [x, 0.45, z], [0, 0, 0], g);
      for (let i = 0; i < 40; i++)
        b.ball(
          0.22 + 0.1 * noise(i + 60),
          wool,
          [0.62 * Math.cos(i * 2.4) * noise(i + 1), 3.75 + 0.5 * noise(i + 70), 0.5 * Math.sin(i * 2.4) * noise(i + 2)],
          g,
        );
      b.egg(0.46, [0.95, 1, 1.1], wool, [0, 3.62, 0.35], g);
      b.egg(0.34, [0.95, 0.75, 1.1], paint("#f3d3b2"), [0, 3.42, 0.78], g);
      b.egg(0.1, [1.3, 0.8, 0.7], paint(C.ink), [0, 3.52, 1.14], g);
      b.eyes([0, 3.84, 0.74], 0.27, 0.13, g);
      for (const d of [-1, 1]) b.egg(0.16, [0.7, 2.1, 0.6], wool, [d * 0.42, 4.45, 0.1], g, [0, 0, -d * 0.3]);
      b.lens(0.86, [1.55, TOP + 1.15, 1.6]);
    },
  ],
  "09": [
    "marigold",
    (b) => {
      const g = b.group([-0.9, TOP, 0], [0, 0.22, 0]);
      b.egg(1.2, [1, 1.42, 0.95], paint(C.ink, { roughness: 0.22 }), [0, 1.72, 0], g);
      b.egg(0.98, [0.95, 1.32, 0.8], paint(C.white), [0, 1.5, 0.36], g);
      for (const d of [-1, 1]) {
        b.egg(0.5, [0.9, 0.78, 0.7], paint(C.white), [d * 0.34, 2.62, 0.56], g);
        b.egg(0.42, [1.2, 0.4, 1.5], paint(C.coral), [d * 0.5, 0.12, 0.6], g);
      }
      b.egg(0.34, [0.42, 1.9, 0.8], paint(C.ink), [-1.2, 1.75, 0.2], g, [0, 0, -0.5]);
      b.egg(0.34, [0.42, 1.75, 0.8], paint(C.ink), [1.12, 1.62, 0.75], g, [-0.9, 0, 0.35]);
      b.add(new THREE.ConeGeometry(0.2, 0.5, 32), paint(C.coral), [0, 2.42, 1.2], [PI / 2, 0, 0], g);
      b.eyes([0, 2.72, 0.92], 0.32, 0.16, g, false);
      b.ball(0.42, paint("#e8203a", { roughness: 0.12 }), [0.98, 1.5, 1.5], g);
      b.add(pole(0.03, 0.03, 0.26), matte("#07594d"), [0.98, 1.98, 1.5], [0, 0, -0.2], g);
      b.egg(0.16, [1.3, 0.4, 0.7], paint("#0b8f7c"), [1.14, 2.02, 1.5], g, [0, 0, 0.4]);
      b.lens(0.82, [2.15, TOP + 1.12, 0.3]);
    },
  ],
  10: [
    "ink",
    (b) => {
      b.add(
        new THREE.LatheGeometry(
          [
            [0.0, 0],
            [0.72, 0],
            [0.78, 0.2],
            [0.6, 0.9],
            [0.5, 1.7],
            [0.58, 2.4],
            [0, 2.5],
          ].map(([x, y]) => new THREE.Vector2(x, y)),
          64,
        ),
        paint("#fff3ea", { roughness: 0.4 }),
        [-0.55, TOP, -0.4],
      );
      const cap = b.add(
        new THREE.SphereGeometry(2.1, 80, 40, 0, 2 * PI, 0, PI / 2),
        paint(C.coral, { roughness: 0.2 }),
        [-0.55, TOP + 2.2, -0.4],
        [0.06, 0, -0.08],
      );
      cap.scale.y = 0.98;
      b.add(
        new THREE.TorusGeometry(2.02, 0.13, 24, 110),
        paint("#d43a20"),
        [-0.55, TOP + 2.2, -0.4],
        [PI / 2 + 0.06, 0.08, 0],
      );
      b.add(pole(2.0, 0.6, 0.35), paint("#ffd9cc"), [-0.55, TOP + 2.06, -0.4], [0.06, 0, -0.08]);
      [
        [0.1, 0.35, 0.4],
        [0.75, 0.62, 0.34],
        [-0.55, 0.7, 0.36],
        [1.45, 0.95, 0.24],
        [-1.25, 1.0, 0.26],
        [0.15, 1.08, 0.3],
        [0.85, 1.25, 0.18],
        [-0.7, 1.28, 0.2],
      ].forEach(([turn, down, r]) => {
        const dir = V(Math.sin(down) * Math.sin(turn), Math.cos(down) * 0.98, Math.sin(down) * Math.cos(turn));
        const o = b.egg(r, [1, 1, 0.35], paint(C.white), [
          -0.55 + dir.x * 2.1,
          TOP + 2.2 + dir.y * 2.1,
          -0.4 + dir.z * 2.1,
        ]);
        o.lookAt(-0.55 + dir.x * 9, TOP + 2.2 + dir.y * 9, -0.4 + dir.z * 9);
      });
      b.lens(0.72, [1.05, TOP + 1.0, 1.3]);
      [
        [-2.4, 0.5, 0.9],
        [-1.9, 0.34, 1.5],
      ].forEach(([x, k, z], i) => {
        b.add(pole(0.12 * k * 2, 0.15 * k * 2, k), paint("#fff3ea"), [x, TOP + k / 2, z]);
        b.add(new THREE.SphereGeometry(k * 0.85, 40, 20, 0, 2 * PI, 0, PI / 2), paint(i ? C.marigold : C.violet), [
          x,
          TOP + k * 0.8,
          z,
        ]);
      });
    },
  ],
  11: [
    "jade",
    (b) => {
      const g = b.group([-0.9, TOP, 0], [0, 0.2, 0.05]);
      b.add(disc(1.15, 0.75, 0.16), paint(C.ink), [0, 0.02, 0], [0, 0, 0], g);
      b.add(disc(1.15, 0.75, 0.16), paint(C.ink), [0, 3.05, 0], [0, 0, 0], g);
      b.add(disc(0.5, 0.42, 0.1), gold(), [0, 3.78, 0], [0, 0, 0], g);
      b.add(
        pole(0.8, 0.8, 2.4),
        paint(C.marigold, { emissive: C.marigold, emissiveIntensity: 0.55 }),
        [0, 1.9, 0],
        [0, 0, 0],
        g,
      );
      [0.95, 1.4, 1.85, 2.3, 2.75].forEach((y) =>
        b.add(
          new THREE.TorusGeometry(0.82, 0.075, 20, 90),
          matte("#fff0c0", { emissive: "#ffe09a", emissiveIntensity: 0.55 }),
          [0, y, 0],
          [PI / 2, 0, 0],
          g,
        ),
      );
      for (let i = 0; i < 4; i++)
        b.add(
          box(0.2, 2.5, 0.2, 0.08),
          chrome(),
          [1.02 * Math.cos(i * (PI / 2) + 0.5), 1.9, 1.02 * Math.sin(i * (PI / 2) + 0.5)],
          [0, 0, 0],
          g,
        );
      b.add(box(0.5, 0.14, 0.1, 0.04), paint(C.coral), [0, 3.42, 1.15], [0, 0, 0], g);
      b.add(box(0.14, 0.5, 0.1, 0.04), paint(C.coral), [0, 3.42, 1.15], [0, 0, 0], g);
      b.lens(0.96, [1.85, TOP + 1.32, 0.6]);
      const bolt = polygon([
        [0.1, 0.6],
        [-0.35, -0.1],
        [-0.05, -0.1],
        [-0.15, -0.6],
        [0.35, 0.12],
        [0.04, 0.12],
      ]);
      b.add(solid(bolt, 0.16, 0.05), paint(C.marigold), [2.6, 4.3, -0.3], [0, -0.4, -0.1]);
      b.add(solid(bolt, 0.16, 0.05), paint(C.white), [-3.0, 3.4, -0.3], [0, 0.4, 0.1]).scale.setScalar(0.7);
    },
  ],
  12: [
    "lilac",
    (b) => {
      const g = b.group([-0.5, TOP + 1.2, 0], [0, 0.2, -0.2]);
      b.add(
        new THREE.LatheGeometry(
          [
            [0, 0],
            [0.72, 0],
            [0.76, 0.06],
            [1.05, 2.3],
            [0, 2.3],
          ].map(([x, y]) => new THREE.Vector2(x, y)),
          72,
        ),
        paint(C.white),
        [0, 0, 0],
        [0, 0, 0],
        g,
      );
      b.add(pole(0.985, 0.86, 1.0), paint(C.coral, { roughness: 0.4 }), [0, 1.15, 0], [0, 0, 0], g);
      b.add(disc(1.16, 0.24, 0.08), paint(C.ink), [0, 2.24, 0], [0, 0, 0], g);
      b.add(disc(0.98, 0.3, 0.1), paint(C.ink), [0, 2.44, 0], [0, 0, 0], g);
      b.eyes([0, 1.3, 0.86], 0.3, 0.17, g);
      for (const [d, turn] of [
        [-1, 0.7],
        [1, -0.65],
      ]) {
        const leg = b.group([d * 0.36, 0, 0], [0, 0, turn], g);
        const spring = b.add(helix(0.17, 5, 1.15, 0.05), chrome(), [0, -1.2, 0], [0, 0, 0], leg);
        spring.castShadow = true;
        b.egg(0.34, [1.5, 0.75, 0.9], paint(C.violet), [0.16, -1.32, 0], leg);
      }
      [
        [-2.5, 3.3, 1.2],
        [-2.9, 2.6, 1.6],
        [-2.6, 1.9, 1.1],
      ].forEach(([x, y, w]) =>
        b.add(new THREE.CapsuleGeometry(0.075, w, 10, 24), paint(C.violet), [x, y, -0.2], [0, 0, PI / 2]),
      );
      [
        [0.9, 4.95, 0.17],
        [0.45, 5.3, 0.11],
        [1.35, 4.6, 0.12],
      ].forEach(([x, y, r]) => b.ball(r, paint("#5a2c12"), [x, y, 0.2]));
      b.lens(0.86, [2.5, TOP + 1.18, 0.5]);
    },
  ],
  13: [
    "violet",
    (b) => {
      const g = b.group([-1.6, 3.0, 0.2], [0, 0, -0.62]);
      b.add(
        new THREE.CylinderGeometry(0.46, 0.46, 3.2, 6),
        paint(C.marigold, { flatShading: true }),
        [0, 0.5, 0],
        [0, 0.3, 0],
        g,
      );
      b.add(pole(0.48, 0.48, 0.36), chrome(), [0, 2.2, 0], [0, 0, 0], g);
      b.add(new THREE.CapsuleGeometry(0.45, 0.3, 16, 40), paint(C.coral), [0, 2.6, 0], [0, 0, 0], g);
      b.add(
        new THREE.ConeGeometry(0.46, 1.0, 6),
        paint("#f6d7ae", { flatShading: true }),
        [0, -1.6, 0],
        [PI, 0.3, 0],
        g,
      );
      b.add(new THREE.ConeGeometry(0.17, 0.38, 24), paint(C.ink), [0, -1.94, 0], [PI, 0, 0], g);
      b.add(
        tube(
          [
            V(-2.85, 1.32, 0.3),
            V(-1.6, 0.85, 1.2),
            V(0.2, 0.8, 1.6),
            V(2.6, 1.4, 1.2),
            V(3.1, 3.0, 0),
            V(1.7, 4.1, -0.8),
            V(0.2, 3.1, -0.6),
            V(0.4, 1.6, 0.6),
            V(2.0, 1.1, 1.7),
            V(3.9, 1.9, 0.8),
            V(4.4, 3.6, -0.4),
          ],
          0.1,
        ),
        paint(C.white),
      );
      b.lens(0.92, [1.65, 2.4, 0.2], { ring: false });
      b.ball(0.3, paint(C.coral), [-2.3, 0.8, 1.6]);
    },
  ],
  14: [
    "coral",
    (b) => {
      const frame = roundedRect(3.5, 4.1, 0.16);
      frame.holes.push(roundedRect(2.6, 3.2, 0.08));
      const g = b.group([-0.85, TOP + 2.06, -0.5], [-0.05, 0.2, 0]);
      b.add(solid(frame, 0.42, 0.12), gold(), [0, 0, 0], [0, 0, 0], g);
      b.add(slab(2.8, 3.4, 0.05, 0.06, 0.02), paint("#fff1e8", { roughness: 0.6 }), [0, 0, 0.02], [0, 0, 0], g);
      const clear = new THREE.MeshPhysicalMaterial({
        color: "#ffffff",
        transparent: true,
        opacity: 0.3,
        roughness: 0.03,
        clearcoat: 1,
        envMapIntensity: 1.8,
        side: THREE.DoubleSide,
        depthWrite: false,
      });
      const cup = b.add(
        new THREE.CylinderGeometry(0.86, 0.66, 2.3, 64, 1, true),
        clear,
        [0, -0.15, 0.75],
        [0, 0, 0],
        g,
      );
      cup.castShadow = false;
      b.add(new THREE.TorusGeometry(0.86, 0.04, 16, 90), paint(C.white), [0, 1.0, 0.75], [PI / 2, 0, 0], g);
      b.add(pole(0.74, 0.64, 1.1), paint(C.violet, { roughness: 0.12 }), [0, -0.72, 0.75], [0, 0, 0], g);
      b.add(pole(0.745, 0.745, 0.05), paint("#8d6bff"), [0, -0.16, 0.75], [0, 0, 0], g);
      b.add(disc(0.67, 0.14, 0.06), paint(C.white), [0, -1.42, 0.75], [0, 0, 0], g);
      b.lens(0.9, [2.2, TOP + 1.24, 0.9]);
    },
  ],
  15: [
    "marigold",
    (b) => {
      const card = paint("#c98a50", { roughness: 0.75, clearcoat: 0.1 });
      const g = b.group([-0.9, TOP + 0.45, 0], [0, 0.25, -0.12]);
      b.add(pole(0.85, 0.95, 2.7), card, [0, 1.6, 0], [0, 0, 0], g);
      [0.6, 2.5].forEach((y) =>
        b.add(
          pole(0.97 - y * 0.03, 0.98 - y * 0.03, 0.24),
          paint(C.coral, { roughness: 0.5 }),
          [0, y, 0],
          [0, 0, 0],
          g,
        ),
      );
      b.add(new THREE.ConeGeometry(0.86, 1.35, 64), paint(C.coral, { roughness: 0.45 }), [0, 3.6, 0], [0, 0, 0], g);
      b.ball(0.16, paint(C.violet), [0, 4.3, 0], g);
      b.add(new THREE.TorusGeometry(0.42, 0.1, 24, 70), gold(), [0, 1.85, 0.88], [0, 0, 0], g);
      b.add(pole(0.4, 0.4, 0.1), paint(C.violet), [0, 1.85, 0.86], [PI / 2, 0, 0], g);
      const fin = polygon([
        [0, 1.3],
        [0.2, 1.3],
        [1.05, 0.1],
        [1.05, -0.5],
        [0, 0.1],
      ]);
      for (const turn of [0.25, PI - 0.25, PI * 1.5]) {
        const f = b.group([0, 0.35, 0], [0, turn, 0], g);
        b.add(solid(fin, 0.16, 0.04), card, [0.82, 0, -0.08], [0, 0, 0], f);
        [
          [1.0, 0.9],
          [1.0, 0.35],
          [1.5, -0.05],
        ].forEach(([x, y]) => [-0.12, 0.12].forEach((z) => b.ball(0.075, chrome(), [x, y, z], f)));
      }
      [
        [0, -0.05, 0.4],
        [0.3, -0.25, 0.26],
        [-0.32, -0.22, 0.28],
      ].forEach(([x, y, r]) =>
        b.ball(r, paint("#ff7a3c", { emissive: "#ff5a1c", emissiveIntensity: 0.4 }), [x, y, 0], g),
      );
      b.lens(0.9, [1.95, TOP + 1.24, 0.6]);
    },
  ],
  16: [
    "ink",
    (b) => {
      b.lens(1.55, [0.2, TOP + 2.2, -1.2]);
      const creature = (x, z, r, tall, color, ears) => {
        const g = b.group([x, TOP, z], [0, -x * 0.08, 0]);
        b.egg(r, [1, tall, 0.95], paint(color, { roughness: 0.25 }), [0, r * tall, 0], g);
        b.eyes([0, r * tall * 1.2, r * 0.78], r * 0.36, r * 0.2, g);
        b.egg(r * 0.13, [1.2, 0.8, 0.8], paint(C.ink), [0, r * tall * 0.94, r * 0.93], g);
        for (const d of [-1, 1]) {
          if (ears === "round") b.egg(r * 0.3, [1, 1, 0.55], paint(color), [d * r * 0.62, r * tall * 1.8, 0], g);
          if (ears === "point")
            b.add(
              new THREE.ConeGeometry(r * 0.24, r * 0.7, 28),
              paint(color),
              [d * r * 0.5, r * tall * 1.98, 0],
              [0, 0, -d * 0.28],
              g,
            );
          b.egg(r * 0.26, [1.2, 0.6, 1.3], paint(color), [d * r * 0.42, r * 0.14, r * 0.5], g);
        }
        if (ears === "tuft")
          b.add(helix(r * 0.12, 2, r * 0.5, r * 0.06), paint(C.coral), [0, r * tall * 1.96, 0], [0, 0, 0], g);
      };
      creature(-1.75, 0.9, 0.8, 0.95, C.coral, "round");
      creature(0.1, 1.35, 0.6, 0.92, C.marigold, "tuft");
      creature(1.85, 0.7, 0.85, 1.35, "#7a55f0", "point");
    },
  ],
  17: [
    "jade",
    (b) => {
      const twig = paint("#7a4a22", { roughness: 0.6 });
      b.add(
        tube([V(-2.6, 0.45, 0), V(-2.5, 2.4, 0), V(-1.8, 4.1, 0), V(-0.4, 4.7, 0.1), V(0.5, 4.1, 0.3)], 0.14),
        twig,
      );
      b.add(tube([V(-2.48, 2.6, 0), V(-3.1, 3.2, 0.1), V(-3.3, 3.9, 0.1)], 0.08), twig);
      b.egg(0.3, [1.6, 0.3, 0.8], paint("#4fc0a0"), [-3.35, 4.15, 0.1], undefined, [0, 0, 0.8]);
      b.egg(0.26, [1.6, 0.3, 0.8], paint("#4fc0a0"), [-1.2, 4.95, 0], undefined, [0, 0, 0.3]);
      b.add(tube([V(0.5, 4.1, 0.3), V(0.52, 3.4, 0.35), V(0.5, 2.75, 0.4)], 0.045), paint("#f3e3c4"));
      b.add(new THREE.TorusGeometry(0.95, 0.06, 20, 100), paint("#f3e3c4"), [0.5, 1.82, 0.45], [0, 0.3, 0]);
      b.ball(0.1, paint("#f3e3c4"), [0.5, 2.76, 0.42]);
      const apple = b.group([0.5, TOP + 0.72, 0.5]);
      for (const [x, z] of [
        [-0.16, 0],
        [0.16, 0],
        [0, 0.14],
        [0, -0.14],
      ])
        b.egg(0.6, [0.9, 0.98, 0.9], paint("#e82a34", { roughness: 0.15 }), [x, 0, z], apple);
      b.add(pole(0.04, 0.055, 0.42), twig, [0.02, 0.68, 0], [0, 0, -0.15], apple);
      b.egg(0.2, [1.5, 0.35, 0.8], paint("#4fc0a0"), [0.28, 0.74, 0], apple, [0, 0, 0.3]);
      b.add(box(0.2, 0.7, 0.2, 0.05), twig, [-0.9, TOP + 0.3, 0.9], [0, 0, 0.12]);
      b.lens(0.84, [2.5, TOP + 1.16, 0.7]);
    },
  ],
  18: [
    "lilac",
    (b) => {
      const stone = (c) => paint(c, { roughness: 0.65, clearcoat: 0.15 });
      b.add(box(4.6, 0.75, 2.4, 0.12), stone("#9c8fc0"), [-1.35, 0.86, -0.5]);
      b.add(box(3.6, 0.75, 1.8, 0.12), stone("#b3a6d6"), [-1.75, 1.6, -0.9]);
      b.add(box(2.2, 0.75, 1.2, 0.12), stone("#c9bdea"), [-2.15, 2.34, -1.2]);
      const g = b.group([0.2, 2.35, 0.4], [-0.1, 0, 0.62]);
      g.scale.setScalar(0.84);
      for (let i = 0; i < 6; i++) {
        b.add(
          pole(0.13, 0.13, 0.8),
          paint(i % 2 ? "#e2b04a" : "#d49a34", { roughness: 0.35 }),
          [0, -1.9 + i * 0.82, 0],
          [0, 0, 0],
          g,
        );
        b.add(
          new THREE.TorusGeometry(0.135, 0.045, 14, 40),
          paint("#a86c1e"),
          [0, -1.5 + i * 0.82, 0],
          [PI / 2, 0, 0],
          g,
        );
      }
      const blade = b.add(new THREE.ConeGeometry(0.34, 1.3, 4), chrome(), [0, 3.3, 0], [0, PI / 4, 0], g);
      blade.scale.z = 0.35;
      b.add(helix(0.16, 4, 0.4, 0.05), paint(C.coral), [0, 2.28, 0], [0, 0, 0], g);
      b.egg(0.2, [0.5, 1.9, 0.3], paint(C.coral), [0.25, 2.1, 0], g, [0, 0, 0.5]);
      b.egg(0.18, [0.5, 1.7, 0.3], paint(C.marigold), [0.32, 2.35, 0.05], g, [0, 0, 0.9]);
      b.lens(0.9, [2.3, TOP + 1.24, 1.0]);
    },
  ],
  19: [
    "violet",
    (b) => {
      const g = b.group([-0.35, TOP, -0.3], [0, 0.2, 0]);
      g.scale.setScalar(0.86);
      const front = polygon([
        [-1.15, 0],
        [1.15, 0],
        [1.15, 2.9],
        [0.85, 2.9],
        [0.85, 3.3],
        [0.55, 3.3],
        [0.55, 3.7],
        [0.28, 3.7],
        [0.28, 4.05],
        [-0.28, 4.05],
        [-0.28, 3.7],
        [-0.55, 3.7],
        [-0.55, 3.3],
        [-0.85, 3.3],
        [-0.85, 2.9],
        [-1.15, 2.9],
      ]);
      b.add(solid(front, 1.5, 0.05), paint(C.coral, { roughness: 0.5 }), [0, 0, -1.0], [0, 0, 0], g);
      for (const y of [2.15, 1.3 + 1.75])
        for (const x of y > 2.5 ? [0] : [-0.58, 0.58]) {
          b.add(slab(0.5, 0.68, 0.06, 0.1), paint(C.white), [x, y, 0.48], [0, 0, 0], g);
          b.add(
            slab(0.36, 0.54, 0.04, 0.06, 0.015),
            paint(C.marigold, { emissive: C.marigold, emissiveIntensity: 0.35 }),
            [x, y, 0.54],
            [0, 0, 0],
            g,
          );
        }
      b.add(slab(1.25, 1.5, 0.5, 0.12), paint(C.ink), [0, 0.76, 0.48], [0, 0, 0], g);
      b.add(box(2.5, 0.16, 0.5, 0.06), paint("#fff1e0"), [0, 0.08, 0.7], [0, 0, 0], g);
      b.lens(0.46, [0, 0.88, 0.82], { parent: g, tilt: [0, 0, 0] });
      const steel = chrome();
      const arm = b.group([0.1, 4.05, -0.3], [0, 0, 0], g);
      b.add(disc(0.34, 0.24, 0.08), paint(C.ink), [0, 0, 0], [0, 0, 0], arm);
      b.add(new THREE.CapsuleGeometry(0.15, 0.9, 12, 30), paint(C.white), [0.36, 0.72, 0], [0, 0, -0.6], arm);
      b.ball(0.24, paint(C.marigold), [0.72, 1.25, 0], arm);
      b.add(new THREE.CapsuleGeometry(0.13, 1.0, 12, 30), paint(C.white), [1.4, 1.22, 0], [0, 0, -1.6], arm);
      b.ball(0.2, paint(C.marigold), [2.05, 1.18, 0], arm);
      for (const d of [-1, 1])
        b.add(
          tube([V(0, 0, 0), V(d * 0.3, -0.2, 0), V(d * 0.28, -0.5, 0), V(d * 0.1, -0.66, 0)], 0.065),
          steel,
          [2.05, 1.08, 0],
          [0, 0, 0],
          arm,
        );
      for (const [x, z, c] of [
        [2.3, 1.2, C.marigold],
        [-2.5, 1.0, C.lilacDeep],
      ])
        b.ball(0.34, paint(c), [x, TOP + 0.34, z]);
    },
  ],
  20: [
    "coral",
    (b) => {
      const g = b.group([0, TOP, 0], [0, 0.2, 0]);
      const side = polygon([
        [-1.75, 0],
        [1.75, 0],
        [1.45, 1.0],
        [0.95, 2.15],
        [-0.95, 2.15],
        [-1.45, 1.0],
      ]);
      b.add(solid(side, 1.7, 0.28, 8), paint(C.ink, { roughness: 0.2 }), [0, 0, -0.9], [-0.12, 0, 0], g);
      b.add(box(3.7, 0.24, 2.2, 0.1), paint(C.ink), [0, 0.12, 0], [0, 0, 0], g);
      const dial = b.group([0, 1.1, 0.9], [-0.14, 0, 0], g);
      b.add(pole(0.95, 1.0, 0.16), paint("#fff3ea"), [0, 0, 0], [PI / 2, 0, 0], dial);
      for (let i = 0; i < 10; i++)
        b.add(
          new THREE.TorusGeometry(0.13, 0.035, 14, 40),
          gold(),
          [0.72 * Math.cos(0.6 + i * 0.56), 0.72 * Math.sin(0.6 + i * 0.56), 0.1],
          [0, 0, 0],
          dial,
        );
      b.lens(0.44, [0, 0, 0.16], { parent: dial, tilt: [0, 0, 0], ring: false });
      b.add(new THREE.TorusGeometry(0.5, 0.05, 18, 70), gold(), [0, 0, 0.12], [0, 0, 0], dial);
      for (const d of [-1, 1]) b.add(box(0.24, 0.6, 0.5, 0.08), gold(), [d * 0.72, 2.3, -0.1], [0, 0, 0], g);
      b.add(
        tube([V(-1.9, 2.55, 0), V(-1.2, 2.98, 0), V(0, 3.08, 0), V(1.2, 2.98, 0), V(1.9, 2.55, 0)], 0.24),
        paint(C.violet),
        [0, 0, -0.1],
        [0, 0, 0],
        g,
      );
      for (const d of [-1, 1]) b.egg(0.52, [0.95, 0.8, 1], paint(C.violet), [d * 1.85, 2.38, -0.1], g);
      b.add(helix(0.16, 9, 2.4, 0.045), paint(C.violet), [-2.0, 0.22, 0.9], [0, 0, 1.35], g);
    },
  ],
  21: [
    "marigold",
    (b) => {
      b.add(disc(2.05, 1.7, 0.3), paint("#8a4a1c", { roughness: 0.7, clearcoat: 0.1 }), [-1.2, 0, -0.4]);
      b.add(disc(2.15, 0.4, 0.18), paint("#0b8f7c", { roughness: 0.5 }), [-1.2, 1.6, -0.4]);
      const wool = paint("#fffaf2", { roughness: 0.6, clearcoat: 0.2 });
      const g = b.group([-0.95, 2.0, -0.2], [0, 0.75, 0]);
      for (let i = 0; i < 90; i++) {
        const y = 1 - (2 * (i + 0.5)) / 90;
        const q = Math.sqrt(1 - y * y);
        b.ball(
          0.25 + 0.08 * noise(i),
          wool,
          [0.72 * q * Math.cos(i * 2.4), 1.08 + 0.62 * y, 0.92 * q * Math.sin(i * 2.4)],
          g,
        );
      }
      for (const [x, z] of [
        [-0.35, 0.5],
        [0.35, 0.5],
        [-0.35, -0.5],
        [0.35, -0.5],
      ])
        b.add(new THREE.CapsuleGeometry(0.11, 0.4, 8, 20), paint(C.ink), [x, 0.26, z], [0, 0, 0], g);
      b.egg(0.42, [0.85, 1.05, 1.15], paint(C.ink, { roughness: 0.4 }), [0, 1.5, 1.18], g, [0.35, 0, 0]);
      b.eyes([0, 1.66, 1.46], 0.2, 0.13, g);
      for (const d of [-1, 1]) b.egg(0.16, [1.7, 0.6, 0.6], paint(C.ink), [d * 0.48, 1.66, 1.05], g, [0, 0, -d * 0.3]);
      for (let i = 0; i < 14; i++)
        b.ball(0.17, wool, [0.24 * Math.cos(i * 2.4), 1.92 + 0.1 * noise(i), 1.0 + 0.2 * Math.sin(i * 2.4)], g);
      b.lens(0.98, [2.25, TOP + 1.9, 0.6]);
      b.s.contact(2.25, 0.6, 1.2, 0.3, TOP + 0.012, "#7a3c00");
    },
  ],
  22: [
    "ink",
    (b) => {
      const arch = polygon([
        [-2.3, 0],
        [-1.25, 0],
        [-1.25, 2.5],
        [1.25, 2.5],
        [1.25, 0],
        [2.3, 0],
        [2.3, 4.6],
        [-2.3, 4.6],
      ]);
      arch.curves.length = 0;
      arch.moveTo(-2.3, 0);
      arch.lineTo(-1.3, 0);
      arch.lineTo(-1.3, 2.6);
      arch.absarc(0, 2.6, 1.3, PI, 0, true);
      arch.lineTo(1.3, 0);
      arch.lineTo(2.3, 0);
      arch.lineTo(2.3, 2.7);
      arch.absarc(0, 2.7, 2.3, 0, PI, false);
      arch.closePath();
      b.add(solid(arch, 1.1, 0.1), paint("#8e7fd0", { roughness: 0.6, clearcoat: 0.2 }), [0, TOP, -0.8]);
      for (let i = 0; i < 9; i++) {
        const a = PI - (i + 0.5) * (PI / 9);
        b.add(
          box(0.66, 0.84, 0.3, 0.08),
          paint(i % 2 ? "#b9abf0" : "#a394e6", { roughness: 0.5 }),
          [1.8 * Math.cos(a), TOP + 2.65 + 1.8 * Math.sin(a), 0.3],
          [0, 0, a - PI / 2],
        );
      }
      for (const d of [-1, 1])
        for (let i = 0; i < 3; i++)
          b.add(box(0.96, 0.74, 0.3, 0.08), paint(i % 2 ? "#a394e6" : "#b9abf0", { roughness: 0.5 }), [
            d * 1.8,
            TOP + 0.42 + i * 0.8,
            0.3,
          ]);
      b.lens(0.82, [0, TOP + 2.5, -0.2], { tilt: [0, 0, 0] });
      const g = b.group([0.75, TOP, 1.25]);
      const glow = paint(C.marigold, { emissive: "#ffb020", emissiveIntensity: 1 });
      b.add(disc(0.2, 0.07, 0.03), gold(), [0, 0, 0], [0, 0, 0], g);
      b.egg(0.15, [1, 1.25, 1], glow, [0, 0.24, 0], g);
      b.add(new THREE.ConeGeometry(0.2, 0.16, 30), gold(), [0, 0.5, 0], [0, 0, 0], g);
      b.add(new THREE.TorusGeometry(0.08, 0.02, 10, 30), gold(), [0, 0.62, 0], [0, 0, 0], g);
      b.s.contact(0.75, 1.25, 1.3, 0.75, TOP + 0.013, "#ffa020");
    },
  ],
  23: [
    "jade",
    (b) => {
      const red = paint("#f0443a", { roughness: 0.28 });
      const g = b.group([-0.9, TOP, 0], [0, 0.5, 0]);
      b.add(disc(1.0, 0.22, 0.09), chrome(), [0, 0, 0], [0, 0, 0], g);
      b.add(pole(0.24, 0.34, 0.8), chrome(), [0, 0.55, 0], [0, 0, 0], g);
      b.add(box(1.75, 0.5, 1.7, 0.2), red, [0, 1.2, 0.1], [0, 0, 0], g);
      b.add(box(1.65, 2.0, 0.42, 0.2), red, [0, 2.45, -0.75], [-0.16, 0, 0], g);
      b.add(box(0.95, 0.6, 0.38, 0.18), red, [0, 3.78, -0.98], [-0.16, 0, 0], g);
      [-0.4, 0, 0.4].forEach((y) =>
        [-0.38, 0.38].forEach((x) => b.ball(0.06, gold(), [x, 2.5 + y * 1.1, -0.5 - y * 0.17], g)),
      );
      for (const d of [-1, 1]) {
        b.add(
          tube(
            [
              V(d * 1.02, 1.1, -0.7),
              V(d * 1.1, 1.9, -0.6),
              V(d * 1.1, 2.02, 0),
              V(d * 1.06, 1.95, 0.8),
              V(d * 1.0, 1.2, 0.8),
            ],
            0.085,
          ),
          chrome(),
          [0, 0, 0],
          [0, 0, 0],
          g,
        );
        b.add(box(0.3, 0.18, 1.1, 0.08), red, [d * 1.1, 2.1, 0.1], [0, 0, 0], g);
        b.add(
          tube([V(d * 0.5, 1.0, 0.85), V(d * 0.5, 0.6, 1.3), V(d * 0.5, 0.4, 1.7)], 0.06),
          chrome(),
          [0, 0, 0],
          [0, 0, 0],
          g,
        );
      }
      b.add(box(1.25, 0.12, 0.55, 0.05), chrome(), [0, 0.38, 1.75], [0.25, 0, 0], g);
      b.lens(0.94, [2.0, TOP + 1.3, 0.5]);
    },
  ],
  24: [
    "lilac",
    (b) => {
      const g = b.group([0, TOP, -0.1]);
      b.add(
        new THREE.LatheGeometry(
          [
            [0, 0],
            [0.95, 0],
            [1.05, 0.15],
            [0.8, 1.0],
            [0.5, 1.75],
            [0, 1.85],
          ].map(([x, y]) => new THREE.Vector2(x, y)),
          64,
        ),
        paint("#0b8f7c", { roughness: 0.4 }),
        [0, 0.05, 0],
        [0, 0, 0],
        g,
      );
      b.egg(0.95, [1.04, 0.95, 0.95], paint("#ffd3b0", { roughness: 0.4 }), [0, 2.35, 0], g);
      b.add(
        new THREE.LatheGeometry(
          [
            [1.12, 0],
            [1.16, 0.12],
            [0.95, 0.4],
            [0.55, 1.2],
            [0.2, 2.0],
            [0.0, 2.35],
          ].map(([x, y]) => new THREE.Vector2(x, y)),
          64,
        ),
        paint(C.coral, { roughness: 0.4, side: THREE.DoubleSide }),
        [0, 2.6, -0.05],
        [-0.1, 0, -0.08],
        g,
      );
      b.add(
        new THREE.TorusGeometry(1.1, 0.13, 20, 90),
        paint(C.marigold),
        [0, 2.72, -0.05],
        [PI / 2 - 0.1, 0.08, 0],
        g,
      );
      b.ball(0.16, paint(C.marigold), [0.2, 4.98, -0.3], g);
      b.eyes([0, 2.42, 0.82], 0.34, 0.15, g, false);
      b.egg(0.13, [1, 0.9, 0.9], paint("#ff9a7a"), [0, 2.2, 0.98], g);
      for (const d of [-1, 1]) {
        b.egg(0.24, [1.8, 0.8, 0.5], paint("#ffd3b0"), [d * 1.12, 2.3, 0], g, [0, 0, d * 0.3]);
        b.egg(0.17, [1, 0.6, 0.4], paint("#ff9a86"), [d * 0.56, 2.14, 0.78], g);
        b.add(
          tube([V(d * 0.6, 1.5, 0.1), V(d * 1.15, 1.2, 0.6), V(d * 0.95, 0.98, 1.25)], 0.17),
          paint("#0b8f7c", { roughness: 0.4 }),
          [0, 0, 0],
          [0, 0, 0],
          g,
        );
        b.ball(0.23, paint("#ffd3b0", { roughness: 0.4 }), [d * 0.86, 0.95, 1.32], g);
        b.egg(0.34, [1, 0.6, 1.5], paint("#7a4a22"), [d * 0.5, 0.2, 0.75], g);
      }
      b.lens(0.66, [0, TOP + 1.0, 1.35], { ring: false });
      for (const [x, z, r, c] of [
        [-2.3, 0.9, 0.36, C.violet],
        [2.4, 0.7, 0.3, C.coral],
        [1.9, 1.5, 0.16, C.marigold],
      ])
        b.ball(r, paint(c), [x, TOP + r, z]);
    },
  ],
};

const PLINTH = {
  coral: ["#fff1ea", "#ffd5c6", "#7a1206"],
  violet: ["#8a68f8", "#a88cff", "#12034a"],
  marigold: ["#fff1d6", "#ffdd9e", "#7a3c00"],
  jade: ["#e4f6ef", "#aee0d0", "#012a24"],
  lilac: ["#efe8ff", "#d8caff", "#2a1470"],
  ink: ["#3a2c78", "#4c3c98", "#000000"],
};

const poster = (variant) => (s) => {
  const [name, draw] = MOTIFS[variant];
  const stage = STAGES[name];
  const [outer, inner, shadow] = PLINTH[name];
  s.stage({ ...stage.set, glowAt: [0.3, 3.6], glowSize: 5.2 });
  s.add(disc(3.75, 0.28, 0.1), paint(outer), [0, 0, 0]);
  s.add(disc(3.2, 0.22, 0.09), paint(inner), [0, 0.28, 0]);
  s.contact(0, 0, 5, 0.35, 0.012, shadow);
  s.contact(0, 0.1, 2.6, 0.36, TOP + 0.008, shadow);
  draw(bench(s, stage));
  const loose = {
    violet: [C.coral, C.marigold],
    coral: [C.violet, C.white],
    marigold: [C.coral, C.violet],
    jade: [C.marigold, C.coral],
    lilac: [C.coral, C.violet],
    ink: [C.coral, C.marigold],
  }[name];
  s.ball(0.17, paint(loose[0]), [-3.95, 3.7, -0.9]);
  s.ball(0.13, paint(loose[1]), [3.95, 4.6, -0.9]);
  s.ball(0.1, paint(C.white), [3.6, 3.1, -0.6]);
  return {
    exposure: { ink: 1.2, lilac: 0.98 }[name] ?? 1.12,
    vignette: 0.34,
    light: {
      env: 0.5,
      key: 2.2,
      rim: name === "ink" ? 2.4 : 1.3,
      fill: 1.2,
      aim: [0, 2.3, 0],
      soft: 1.3,
      ...stage.light,
    },
    camera: { fov: 24.5, at: [0.1, 3.8, 15.4], to: [0, 2.62, 0] },
    pose() {},
  };
};

/** Sets up a poster; `draw` then shows it. */
window.stage = (variant) => film(poster(variant));
window.ready = true;
