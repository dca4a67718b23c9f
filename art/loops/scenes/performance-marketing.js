/** Ants carry coins and shopping bags home: an endless line that comes round from the back and passes close by. */
import { THREE, C, film, matte, metal, paint, slab, solid } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.marigold;
const TAU = Math.PI * 2;

/** How far apart the ants are, how far a step takes them, and after how many ants the loads are the same again. */
const GAP = 2.75;
const STRIDE = 1.15;
const LOADS = 3;

/** The line's way over the floor, from behind the right edge of the picture to before it. */
const way = new THREE.CatmullRomCurve3(
  [
    [15, -15.5],
    [8, -15],
    [0, -14],
    [-6.4, -11.2],
    [-7.2, -7.6],
    [-4.6, -4.4],
    [-1.3, -1.5],
    [1.2, 1.2],
    [3.4, 3.6],
    [6, 6],
  ].map(([x, z]) => new THREE.Vector3(x, 0, z)),
);

/** The rupee sign, upright in the xy plane. */
const rupee = (s, material, parent) => {
  for (const y of [0.3, 0.13]) s.add(slab(0.5, 0.09, 0.03, 0.06, 0.015), material, [0, y, 0], [0, 0, 0], parent);
  s.add(slab(0.56, 0.09, 0.03, 0.06, 0.015), material, [0.02, -0.19, 0], [0, 0, -0.85], parent);
  s.add(new THREE.TorusGeometry(0.17, 0.045, 12, 32, Math.PI), material, [0, 0.13, 0.03], [0, 0, -Math.PI / 2], parent);
  s.add(slab(0.26, 0.09, 0.03, 0.06, 0.015), material, [-0.11, -0.03, 0], [0, 0, 0], parent);
};

/** A coin as tall as the ant that carries it, on its edge. */
const coin = (s, g) => {
  const gold = metal("#ffbe4a", { roughness: 0.26, emissive: "#8a5200", emissiveIntensity: 0.45 });
  const rim = s.add(new THREE.TorusGeometry(0.78, 0.12, 24, 80), gold, [0, 0.86, 0], [0, 0, 0], g);
  rim.scale.z = 1.15;
  s.add(new THREE.CylinderGeometry(0.76, 0.76, 0.16, 64), paint(C.white), [0, 0.86, 0], [Math.PI / 2, 0, 0], g);
  for (const side of [0, Math.PI]) {
    const face = s.group([0, 0.84, side ? -0.07 : 0.07], [0, side, 0], g);
    face.scale.setScalar(1.35);
    rupee(s, paint(C.violet), face);
  }
};

/** A paper bag with cord handles. */
const bag = (s, g, color, handle) => {
  const front = new THREE.Shape();
  front.moveTo(-0.5, 0);
  front.lineTo(0.5, 0);
  front.lineTo(0.58, 1.3);
  front.lineTo(-0.58, 1.3);
  front.closePath();
  s.add(solid(front, 0.56, 0.05), paint(color), [0, 0.02, -0.28], [0, 0, 0], g);
  for (const z of [-0.16, 0.16])
    s.add(new THREE.TorusGeometry(0.24, 0.035, 12, 40, Math.PI), matte(handle), [0, 1.3, z], [0, 0, 0], g);
  s.add(new THREE.CircleGeometry(0.24, 40), matte(handle), [0, 0.68, 0.29], [0, 0, 0], g);
};

/** An ant of three beads with big eyes; `walk(phase)` puts its feet and the load on its head where they are then. */
const ant = (s, kind) => {
  const g = s.group();
  const body = s.group([0, 0, 0], [0, 0, 0], g);
  const shell = paint(C.ink, { roughness: 0.22 });
  const bead = (r, at, scale) => s.ball(r, shell, at, body).scale.set(...scale);
  bead(0.5, [-0.95, 0.78, 0], [1.22, 0.95, 0.95]);
  bead(0.27, [-0.22, 0.66, 0], [1.25, 0.95, 0.95]);
  bead(0.42, [0.5, 0.86, 0], [1, 0.94, 1.02]);
  for (const side of [-1, 1]) {
    s.ball(0.17, paint(C.white), [0.78, 0.99, 0.2 * side], body);
    s.ball(0.085, matte(C.ink), [0.9, 1.0, 0.24 * side], body);
    const feeler = new THREE.CatmullRomCurve3([
      new THREE.Vector3(0.72, 1.16, 0.14 * side),
      new THREE.Vector3(0.98, 1.5, 0.3 * side),
      new THREE.Vector3(1.3, 1.5, 0.42 * side),
    ]);
    s.add(new THREE.TubeGeometry(feeler, 24, 0.04, 10), shell, [0, 0, 0], [0, 0, 0], body);
    s.ball(0.085, matte(C.coral), [1.3, 1.5, 0.42 * side], body);
  }
  const load = s.group([-0.2, 1.18, 0], [0, 0, 0], body);
  if (kind === 0) coin(s, load);
  else if (kind === 1) bag(s, load, C.violet, C.white);
  else bag(s, load, C.coral, C.white);

  const limbs = [-1, 1].flatMap((side) => [
    { set: s.leg(0.62, 0.86, 0.055, shell, g), side, x: -0.34, stand: -0.75, beat: side > 0 ? 0 : 0.5 },
    { set: s.leg(0.62, 0.86, 0.055, shell, g), side, x: 0.02, stand: 0.3, beat: side > 0 ? 0.5 : 0 },
    { set: s.leg(0.5, 0.58, 0.055, shell, g), side, x: 0.1, arm: true },
  ]);
  const up = new THREE.Vector3(0, 1, 0);
  return {
    g,
    walk(phase) {
      const bob = 0.035 * Math.sin(2 * TAU * phase);
      body.position.y = bob;
      load.rotation.set(0.05 * Math.sin(TAU * phase), 0, 0.045 * Math.sin(TAU * phase + 1));
      for (const { set, side, x, stand, beat, arm } of limbs) {
        const hip = new THREE.Vector3(x, 0.66 + bob, 0.16 * side);
        if (arm) {
          set(hip, new THREE.Vector3(0.12, 1.32 + bob, 0.3 * side), new THREE.Vector3(0.3, -0.5, side));
          continue;
        }
        // Half of each step the foot stands, and the body moves over it; the other half it swings forwards.
        const u = (((phase + beat) % 1) + 1) % 1;
        const swing = u > 0.5 ? (u - 0.5) * 2 : 0;
        const at = u < 0.5 ? 0.25 - u : -0.25 + swing * 0.5;
        const foot = new THREE.Vector3(stand + at * STRIDE, 0.04 + 0.26 * Math.sin(Math.PI * swing), 0.82 * side);
        set(hip, foot, up);
      }
    },
  };
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.4, 3.6], glowSize: 5, depth: -19 });
  const length = way.getLength();
  const ants = Array.from({ length: Math.floor(length / GAP) + LOADS }, (_, i) => ({
    ...ant(s, i % LOADS),
    shade: s.contact(0, 0, 1.7, 0.8, 0.012, "#7a3c00"),
    i: i - LOADS,
  }));

  return {
    exposure: 1.02,
    light: { env: 0.34, key: 2.9, rim: 1.4, fill: 0.45, aim: [0, 0.5, -2], ...stage.light },
    camera: { fov: 30, at: [0.6, 3.7, 9.2], to: [-0.1, 1.15, 0] },
    pose(t) {
      ants.forEach(({ g, walk, shade, i }) => {
        const gone = (i + LOADS * t) * GAP;
        g.visible = shade.visible = gone > 0 && gone < length;
        if (!g.visible) return;
        const at = way.getPointAt(gone / length);
        const along = way.getTangentAt(gone / length);
        g.position.copy(at);
        g.rotation.y = -Math.atan2(along.z, along.x);
        shade.position.set(at.x, 0.012, at.z);
        walk(gone / STRIDE);
      });
    },
  };
});
