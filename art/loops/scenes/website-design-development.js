/** A web page that waves at you: an arm comes out of a round picture on the page, and the page rocks with it. */
import { THREE, C, RoundedBoxGeometry, film, matte, paint, pulse, sin, slab } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.lilac;
const v = (x, y, z = 0) => new THREE.Vector3(x, y, z);
/** Waves in a round. */
const WAVES = 4;

/** The page: bar with three dots, headline, button, posts, and the hole for the arm. */
const browser = (s) => {
  const g = s.group([1.9, 0, -0.6], [0, -0.36, 0]);
  const page = s.group([0, 3.3, 0], [0, 0, 0], g);
  const flat = (w, h, r, color, x, y, depth = 0.1) =>
    s.add(slab(w, h, r, depth, 0.035), paint(color), [x, y, 0.2], [0, 0, 0], page);
  s.add(slab(8.6, 6.5, 0.4, 0.4, 0.1), paint(C.white), [0, 0, -0.2], [0, 0, 0], page);
  s.add(slab(8.6, 0.8, 0.3, 0.1, 0.04), paint(C.violet), [0, 2.85, 0.17], [0, 0, 0], page);
  [C.coral, C.marigold, "#12a58d"].forEach((c, i) => s.ball(0.16, paint(c), [-3.8 + 0.5 * i, 2.86, 0.3], page));
  flat(3.4, 0.36, 0.18, "#8a6cf0", 0.6, 2.86);
  const posts = [C.coral, C.marigold, "#12a58d", C.violet].map((c, i) =>
    flat(1.5, 1.3, 0.2, c, 1.3 + 1.75 * (i % 2), -0.7 - 1.55 * Math.floor(i / 2), 0.16),
  );
  flat(3.3, 0.44, 0.2, C.ink, 2.2, 1.75);
  flat(2.4, 0.44, 0.2, C.ink, 1.75, 1.1);
  flat(1.5, 0.5, 0.25, C.coral, 1.3, 0.38, 0.16);
  s.add(new THREE.CylinderGeometry(1.45, 1.45, 0.06, 96), matte(C.ink), [-1.7, -1.55, 0.2], [Math.PI / 2, 0, 0], page);
  s.add(new THREE.TorusGeometry(1.5, 0.17, 24, 96), paint(C.marigold), [-1.7, -1.55, 0.24], [0, 0, 0], page);
  return { g, page, posts };
};

/** An open hand, its palm to the viewer and its wrist at the origin; `wiggle(k)` bends the fingers a little. */
const hand = (s, parent) => {
  const g = s.group([0, 0, 0], [0, 0, 0], parent);
  const skin = matte("#a4643c", { roughness: 0.5 });
  s.bone(0.55, v(0, -0.5), v(0, 0.5), skin, g).scale.z = 0.8;
  s.add(new RoundedBoxGeometry(1.75, 1.8, 0.78, 10, 0.38), skin, [0, 1.15, 0], [0, 0, 0], g);
  const fingers = [
    [-0.66, 1.9, 0.2, 0.95, 0.28],
    [-0.23, 2.02, 0.06, 1.2, 0.3],
    [0.22, 2.0, -0.07, 1.12, 0.3],
    [0.64, 1.85, -0.22, 0.85, 0.27],
  ].map(([x, y, turn, length, r]) => {
    const root = s.group([x, y, 0], [0, 0, turn], g);
    s.bone(r, v(0, -0.5), v(0, length * 0.5), skin, root);
    const end = s.group([0, length * 0.5, 0], [0, 0, 0], root);
    s.bone(r * 0.97, v(0, 0), v(0, length * 0.5), skin, end);
    return { root, end };
  });
  s.bone(0.38, v(-0.3, 0.5, 0.14), v(-0.78, 1.06, 0.2), skin, g);
  s.bone(0.34, v(-0.78, 1.06, 0.2), v(-1.2, 1.56, 0.2), skin, g);
  s.bone(0.31, v(-1.2, 1.56, 0.2), v(-1.44, 1.98, 0.16), skin, g);
  return {
    g,
    wiggle(k) {
      fingers.forEach(({ root, end }, i) => {
        root.rotation.x = 0.1 + 0.1 * k(i);
        end.rotation.x = 0.12 + 0.14 * k(i);
      });
    },
  };
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [-2, 3.6], glowSize: 5 });
  s.contact(2, -0.4, 5, 0.4, 0.012, "#2a1470");
  const { g, page, posts } = browser(s);

  const cloth = paint(C.violet, { roughness: 0.5, clearcoat: 0.2 });
  const elbow = v(-2.75, -2.1, 2.2);
  s.bone(0.74, v(-1.7, -1.55, -0.4), elbow, cloth, page);
  const forearm = s.group(elbow.toArray(), [0, 0, 0], page);
  s.add(new THREE.CylinderGeometry(0.8, 0.74, 1.1, 48), cloth, [0, 0.55, 0], [0, 0, 0], forearm);
  s.add(new THREE.TorusGeometry(0.7, 0.11, 16, 64), cloth, [0, 1.1, 0], [Math.PI / 2, 0, 0], forearm);
  s.add(new THREE.CylinderGeometry(0.68, 0.68, 0.4, 48), paint(C.white), [0, 1.2, 0], [0, 0, 0], forearm);
  s.add(new THREE.TorusGeometry(0.6, 0.09, 16, 64), paint(C.white), [0, 1.4, 0], [Math.PI / 2, 0, 0], forearm);
  s.ball(0.13, paint(C.marigold), [0.2, 1.22, 0.66], forearm);
  const wrist = s.group([0, 1.5, 0], [0, 0, 0], forearm);
  const open = hand(s, wrist);
  open.g.position.y = 0.2;
  open.g.scale.set(-1.08, 1.08, 1.08);

  return {
    exposure: 1.1,
    light: { env: 0.45, key: 2.2, rim: 1, fill: 1.05, aim: [0, 2.6, 0], ...stage.light },
    camera: { fov: 28, at: [-0.5, 2.9, 13.8], to: [-0.1, 3.15, 0] },
    pose(t) {
      const k = sin(t, WAVES);
      forearm.rotation.set(0.05, 0.36, 0.12 + 0.3 * k);
      wrist.rotation.z = 0.24 * sin(t, WAVES, -0.1);
      open.wiggle((i) => sin(t, WAVES, -0.15 - 0.06 * i));
      g.rotation.z = -0.01 * k;
      posts.forEach((o, i) => (o.position.z = 0.2 + 0.2 * pulse(t - i / 4, 6)));
    },
  };
});
