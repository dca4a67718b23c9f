/**
 * A small 1 that pointers jostle to click, and a giant 2 that nobody looks at: a spider goes up and down beside its
 * cobweb, and a tumbleweed rolls past.
 */
import { THREE, C, film, matte, paint, pulse, sin, cos, solid } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.violet;
const TAU = Math.PI * 2;
const v = (x, y, z = 0) => new THREE.Vector3(x, y, z);
const outline = (points) => new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));

const ONE = outline([
  [-0.4, 0],
  [0.5, 0],
  [0.5, 4.6],
  [-0.15, 4.6],
  [-1.1, 3.95],
  [-1.1, 2.95],
  [-0.4, 3.4],
]);
/** The bowl of the 2: its middle, its radii, and between which angles it goes. */
const BOWL = { y: 3, outer: 1.6, inner: 0.75, from: 2.9, to: -0.73 };
const two = () => {
  const { y, outer, inner, from, to } = BOWL;
  const s = new THREE.Shape();
  s.absarc(0, y, outer, from, to, true);
  s.lineTo(0.15, 0.85);
  s.lineTo(1.7, 0.85);
  s.lineTo(1.7, 0);
  s.lineTo(-1.65, 0);
  s.lineTo(-1.65, 0.75);
  s.absarc(0, y, inner, to, from, false);
  s.closePath();
  return s;
};
const POINTER = outline([
  [0, 0],
  [0.5, -0.95],
  [0.17, -0.84],
  [0.17, -1.4],
  [-0.17, -1.4],
  [-0.17, -0.84],
  [-0.5, -0.95],
]);

const thread = (s, material, parent, radius, ...points) => {
  const curve = new THREE.CatmullRomCurve3(points);
  s.add(new THREE.TubeGeometry(curve, points.length > 2 ? 12 : 1, radius, 6), material, [0, 0, 0], [0, 0, 0], parent);
};

/** Threads from a hub to the inside of the 2, and sagging ones across them. */
const cobweb = (s, material, parent) => {
  const hub = v(-0.42, 2.36);
  const ends = [
    [-1.5, 3.35],
    [-0.73, 3.2],
    [-0.35, 3.66],
    [0.36, 3.66],
    [0.75, 3],
    [0.5, 2.45],
    [-0.1, 1.96],
    [-0.75, 1.46],
    [-1.5, 0.9],
  ].map(([x, y]) => v(x, y));
  ends.forEach((end, i) => {
    thread(s, material, parent, 0.013, hub, end);
    const next = ends[(i + 1) % ends.length];
    for (const k of [0.24, 0.42, 0.6, 0.8]) {
      const [a, b] = [hub.clone().lerp(end, k), hub.clone().lerp(next, k)];
      thread(s, material, parent, 0.011, a, a.clone().lerp(b, 0.5).lerp(hub, 0.14), b);
    }
  });
};

/** A spider that hangs head down; `wriggle(t)` moves its legs. */
const spider = (s) => {
  const g = s.group();
  const coat = paint(C.ink, { roughness: 0.2 });
  s.ball(0.42, coat, [0, 0.3, 0], g).scale.set(0.95, 1.1, 0.95);
  s.ball(0.27, coat, [0, -0.2, 0.1], g);
  for (const side of [-1, 1]) {
    s.ball(0.16, paint(C.white), [0.15 * side, -0.24, 0.28], g);
    s.ball(0.08, matte(C.ink), [0.16 * side, -0.28, 0.41], g);
  }
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) => ({
      set: s.leg(0.5, 0.62, 0.05, coat, g),
      side,
      i,
      way: v(0.7 * side, i < 2 ? -0.6 : 1, 0.5),
    })),
  );
  return {
    g,
    wriggle(t) {
      for (const { set, side, i, way } of legs) {
        const lift = 0.07 * sin(t, 4, i / 4 + (side > 0 ? 0.5 : 0));
        set(
          v(0.16 * side, -0.06 + 0.06 * i, 0.06),
          v((0.68 + 0.1 * (i % 2)) * side, [-0.72, -0.28, 0.42, 0.86][i] + lift, 0.2),
          way,
        );
      }
    },
  };
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [-2.2, 3], glowSize: 4.4, depth: -4 });

  const one = s.group([-2.6, 0, 0.5], [0, 0.22, 0]);
  const body = solid(ONE, 1.3, 0.16, 8);
  body.translate(0.2, 0, -0.65);
  s.add(body, paint(C.marigold, { roughness: 0.22 }), [0, 0, 0], [0, 0, 0], one);
  s.contact(-2.6, 0.6, 1.3, 0.6, 0.012, "#120638");

  const giant = s.group([3.3, 0, -1.5], [0, -0.3, 0]);
  giant.scale.setScalar(1.46);
  const second = solid(two(), 1.1, 0.14, 8);
  second.translate(0, 0, -0.55);
  s.add(second, paint(C.lilac, { roughness: 0.35 }), [0, 0, 0], [0, 0, 0], giant);
  cobweb(s, matte(C.white, { emissive: C.white, emissiveIntensity: 0.25 }), giant);
  s.contact(3.3, -1.2, 3.6, 0.6, 0.012, "#120638");

  const silk = matte(C.white, { emissive: C.white, emissiveIntensity: 0.3 });
  const hanger = s.add(new THREE.CylinderGeometry(0.022, 0.022, 1, 8), silk);
  const weaver = spider(s);
  weaver.g.scale.setScalar(1.15);

  const shades = [C.white, C.coral, C.white, "#ff8fb0", C.coral];
  const sharp = solid(POINTER, 0.3, 0.06, 5);
  sharp.translate(0, 0, -0.15);
  const pointers = Array.from({ length: 15 }, (_, i) => {
    const near = i % 2;
    return {
      o: s.add(sharp, paint(shades[i % 5], { roughness: 0.25 })),
      angle: -0.12 + (i / 14) * (Math.PI + 0.24),
      far: near ? 0.35 : 1.35,
      z: near ? 0.7 : 0.1,
      size: near ? 0.5 : 0.58,
      i,
    };
  });

  const weed = s.group();
  const straw = matte("#e8b98a", { roughness: 0.8 });
  for (let i = 0; i < 22; i++) {
    const r = 0.4 + 0.16 * Math.abs(Math.sin(i * 7.3));
    const o = s.add(new THREE.TorusGeometry(r, 0.022, 6, 40), straw, [0, 0, 0], [i * 1.9, i * 2.7, i], weed);
    o.position.set(0.12 * Math.sin(i * 3.1), 0.12 * Math.sin(i * 5.7), 0.12 * Math.sin(i * 4.3));
  }
  const weedShade = s.contact(0, 2.3, 0.8, 0.5, 0.013, "#120638");

  return {
    exposure: 1.12,
    light: { env: 0.45, key: 2.4, rim: 1.4, fill: 0.9, aim: [0, 2, -0.5], ...stage.light },
    camera: { fov: 26, at: [-0.2, 2.9, 14], to: [-0.1, 2.45, 0] },
    pose(t) {
      const clicks = pulse(5 * t, 6);
      one.scale.set(0.6 * (1 + 0.05 * clicks), 0.6 * (1 - 0.06 * clicks), 0.6);
      pointers.forEach(({ o, angle, far, z, size, i }) => {
        const a = angle + 0.09 * sin(t, 1, i * 0.37);
        // Every fifth pointer clicks at the same time.
        const jab = pulse(t - i * 0.2 - Math.floor(i / 5) * 0.4, 14);
        const d = far * (1 - jab) + 0.1 * sin(t, 2, i * 0.29) * (1 - jab);
        o.position.set(-2.6 + Math.cos(a) * (0.72 + d), 1.5 + Math.sin(a) * (1.42 + d), 0.5 + z);
        o.rotation.set(0, 0.15 * cos(t, 1, i * 0.3), a + Math.PI / 2);
        o.scale.setScalar(size * (1 + 0.1 * jab));
      });
      const hang = 2.75 + 1.25 * cos(t);
      weaver.g.position.set(0.85 + 0.05 * sin(t, 2), hang, 0.1);
      weaver.g.rotation.set(0, 0.3 * sin(t), 0.05 * sin(t, 2));
      weaver.wriggle(t);
      const top = 6.6;
      hanger.scale.y = top - hang - 0.6;
      hanger.position.set(0.85 + 0.05 * sin(t, 2), (top + hang + 0.6) / 2, 0.1);
      const x = 7.5 - 15 * t;
      const hop = Math.abs(Math.sin(TAU * 2 * t)) * 0.55;
      weed.position.set(x, 0.52 + hop, 2.3);
      weed.rotation.set(0.4, 0.2, -x / 0.55);
      weedShade.position.x = x;
    },
  };
});
