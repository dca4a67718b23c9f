/**
 * A phone as the head of a guitar: one tuner after another turns, its string hums, and a note with a heart for a head
 * comes off it.
 */
import { THREE, C, ease, film, heartShape, matte, metal, paint, slab, solid } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.coral;
/** From the nut to beyond the picture. */
const LENGTH = 9;
const NUT = -3.05;

/** A profile on the screen: face, name, button and posts. */
const profile = (s, guitar) => {
  const flat = (w, h, r, color, x, y) =>
    s.add(slab(w, h, r, 0.08, 0.03), paint(color), [x, y, 0.36], [0, 0, 0], guitar);
  s.add(slab(3.3, 5.5, 0.55, 0.42, 0.12), paint(C.ink), [0, 0, 0], [0, 0, 0], guitar);
  const screen = paint(C.white, { emissive: C.white, emissiveIntensity: 0.14 });
  s.add(slab(3.0, 5.2, 0.42, 0.08, 0.03), screen, [0, 0, 0.35], [0, 0, 0], guitar);
  s.add(slab(0.8, 0.16, 0.08, 0.06, 0.02), matte(C.ink), [0, 2.36, 0.4], [0, 0, 0], guitar);
  flat(1.24, 1.24, 0.62, C.marigold, 0, 1.42);
  s.add(new THREE.SphereGeometry(0.22, 32, 24), paint(C.violet), [0, 1.58, 0.46], [0, 0, 0], guitar);
  s.add(new THREE.SphereGeometry(0.36, 32, 24), paint(C.violet), [0, 1.14, 0.46], [0, 0, 0], guitar).scale.set(
    1,
    0.55,
    0.45,
  );
  flat(1.1, 0.2, 0.1, C.ink, 0, 0.5);
  flat(0.95, 0.36, 0.18, C.violet, 0, 0.02);
  [C.coral, C.marigold, "#12a58d", C.lilacDeep, C.violet, C.coral].forEach((c, i) =>
    flat(0.82, 0.82, 0.14, c, -0.9 + 0.9 * (i % 3), -0.85 - 0.9 * Math.floor(i / 3)),
  );
};

/** An eighth note with a heart for a head. */
const note = (s, color) => {
  const g = s.group();
  const head = solid(heartShape(0.62), 0.24, 0.09, 8);
  head.center();
  s.add(head, paint(color), [0, 0, 0], [0, 0, 0.25], g);
  s.add(new THREE.CapsuleGeometry(0.055, 1.05, 8, 16), paint(color), [0.3, 0.68, 0], [0, 0, 0], g);
  const flag = new THREE.CatmullRomCurve3([
    new THREE.Vector3(0.3, 1.2, 0),
    new THREE.Vector3(0.42, 0.95, 0.03),
    new THREE.Vector3(0.66, 0.8, 0.05),
    new THREE.Vector3(0.64, 0.5, 0.05),
  ]);
  s.add(new THREE.TubeGeometry(flag, 30, 0.075, 12), paint(color), [0, 0, 0], [0, 0, 0], g);
  for (const p of [flag.getPoint(0), flag.getPoint(1)]) s.ball(0.075, paint(color), p.toArray(), g);
  return g;
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [2, 6.5], glowSize: 6, depth: 2.6 });
  const guitar = s.group([-2.1, 6.75, 0], [-0.14, 0.2, 0.98]);
  guitar.scale.setScalar(1.12);
  profile(s, guitar);

  const gold = metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.4, roughness: 0.24 });
  const board = new THREE.Shape();
  board.moveTo(-0.86, 0);
  board.lineTo(0.86, 0);
  board.lineTo(1.1, -LENGTH);
  board.lineTo(-1.1, -LENGTH);
  board.closePath();
  s.add(solid(board, 0.36, 0.1), matte(C.inkSoft, { roughness: 0.6 }), [0, -2.6, 0], [0, 0, 0], guitar);
  s.add(slab(1.9, 0.2, 0.08, 0.34, 0.05), paint(C.white), [0, NUT, 0.28], [0, 0, 0], guitar);
  [1.5, 2.9, 4.2, 5.4, 6.5].forEach((y, i) => {
    s.add(
      new THREE.CapsuleGeometry(0.045, 1.76 + 0.08 * i, 6, 12),
      gold,
      [0, NUT - y, 0.38],
      [0, 0, Math.PI / 2],
      guitar,
    );
    if (i === 2 || i === 4)
      s.add(
        new THREE.CylinderGeometry(0.14, 0.14, 0.04, 32),
        matte(C.white),
        [0, NUT - y + 0.65, 0.37],
        [1.57, 0, 0],
        guitar,
      );
  });

  const colours = [C.violet, C.marigold, C.white, C.white, C.marigold, C.violet];
  const strings = colours.map((color, i) => {
    const side = i < 3 ? -1 : 1;
    const row = i < 3 ? i : 5 - i;
    const [x, y] = [side * (1.22 - 0.12 * row), -1.75 + 1.62 * row];
    const at = -0.7 + 0.28 * i;
    s.add(new THREE.CylinderGeometry(0.14, 0.17, 0.42, 32), gold, [x, y, 0.6], [1.57, 0, 0], guitar);
    s.add(new THREE.CylinderGeometry(0.09, 0.09, 0.7, 24), gold, [side * 1.85, y, 0.2], [0, 0, 1.57], guitar);
    const knob = s.group([side * 2.45, y, 0.2], [0, 0, 0], guitar);
    s.ball(0.5, paint(color, { roughness: 0.2 }), [0, 0, 0], knob).scale.set(0.72, 1, 0.42);

    const radius = 0.055 - 0.006 * row;
    const straight = new THREE.LineCurve3(new THREE.Vector3(x, y, 0.74), new THREE.Vector3(at, NUT, 0.66));
    s.add(new THREE.TubeGeometry(straight, 1, radius, 10), gold, [0, 0, 0], [0, 0, 0], guitar);
    const open = new THREE.LineCurve3(
      new THREE.Vector3(at, NUT, 0.66),
      new THREE.Vector3(at * 1.25, NUT - LENGTH, 0.66),
    );
    const string = s.add(new THREE.TubeGeometry(open, 60, radius, 10), gold, [0, 0, 0], [0, 0, 0], guitar);
    string.geometry.attributes.position.rest = string.geometry.attributes.position.array.slice();
    return { knob, string, i, at };
  });
  const notes = strings.map(({ i, at }) => {
    const from = guitar.localToWorld(new THREE.Vector3(at, NUT - 1.6 - 0.3 * (i % 3), 0.9));
    return { o: note(s, [C.white, C.violet, C.ink][i % 3]), from, i };
  });

  /** Which part of its round string `i` is in: it is plucked at 0, its tuner has turned just before. */
  const round = (t, i) => (((t - i / 6) % 1) + 1) % 1;
  return {
    exposure: 1.06,
    light: { env: 0.42, key: 2.4, rim: 1.2, fill: 1.15, keyAt: [-6, 13, 10], aim: [0, 6, 0], ...stage.light },
    camera: { fov: 26, at: [0.3, 6, 16], to: [0.3, 6, 0] },
    pose(t) {
      strings.forEach(({ knob, string, i }) => {
        const u = round(t, i);
        knob.rotation.x = 0.5 + Math.PI * ease((u - 0.72) / 0.26);
        const swing = 0.26 * Math.exp(-4 * u) * (1 - u) * Math.cos(Math.PI * 2 * 26 * u);
        const { position } = string.geometry.attributes;
        for (let k = 0; k < position.count; k++) {
          const along = (NUT - position.rest[3 * k + 1]) / LENGTH;
          position.array[3 * k] = position.rest[3 * k] + swing * Math.sin(Math.PI * along);
        }
        position.needsUpdate = true;
      });
      notes.forEach(({ o, from, i }) => {
        const u = round(t, i);
        const size = 1.7 * ease(u / 0.1) * (1 - ease((u - 0.46) / 0.1));
        o.visible = size > 0.01;
        o.scale.setScalar(Math.max(0.01, size));
        o.position.set(from.x + (0.2 + 2.4 * (i % 3)) * u, from.y + 9.5 * u, from.z + u);
        o.rotation.z = -0.15 + 0.25 * Math.sin(8 * u + 2 * i);
      });
    },
  };
});
