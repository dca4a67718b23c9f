/** A web page that waves at you: an arm comes out of a round picture on the page, and the page rocks with it. */
import { THREE, C, film, matte, paint, pulse, sin, slab } from "../kit.js";
import { glove } from "../glove.js";
import { STAGES } from "./stages.js";

const stage = STAGES.lilac;
const v = (x, y, z = 0) => new THREE.Vector3(x, y, z);
/** Waves in a round. */
const WAVES = 4;
/** On the page: the middle of the hole, and the wrist. */
const HOLE = v(-1.7, -1.55, -0.2);
const WRIST = v(-3.1, -0.75, 2.3);

/** The page: bar with three dots, headline, button, posts, and the hole for the arm. */
const browser = (s) => {
  const g = s.group([1.9, 0, -0.6], [0, -0.36, 0]);
  const page = s.group([0, 3.3, 0], [0, 0, 0], g);
  const flat = (w, h, r, color, x, y, depth = 0.1) =>
    s.add(slab(w, h, r, depth, 0.035), paint(color), [x, y, 0.2], [0, 0, 0], page);
  s.add(slab(8.6, 6.5, 0.4, 0.4, 0.1), paint(C.violet), [0, 0, -0.2], [0, 0, 0], page);
  s.add(slab(8.6, 0.8, 0.3, 0.1, 0.04), paint("#3a1fb4"), [0, 2.85, 0.17], [0, 0, 0], page);
  [C.coral, C.marigold, "#12a58d"].forEach((c, i) => s.ball(0.16, paint(c), [-3.8 + 0.5 * i, 2.86, 0.3], page));
  flat(3.4, 0.36, 0.18, C.lilac, 0.6, 2.86);
  const posts = [C.coral, C.marigold, "#12a58d", C.lilac].map((c, i) =>
    flat(1.5, 1.3, 0.2, c, 1.3 + 1.75 * (i % 2), -0.7 - 1.55 * Math.floor(i / 2), 0.16),
  );
  flat(3.3, 0.44, 0.2, C.white, 2.2, 1.75);
  flat(2.4, 0.44, 0.2, C.white, 1.75, 1.1);
  flat(1.5, 0.5, 0.25, C.coral, 1.3, 0.38, 0.16);
  s.add(new THREE.CylinderGeometry(1.45, 1.45, 0.06, 96), matte(C.ink), [-1.7, -1.55, 0.2], [Math.PI / 2, 0, 0], page);
  s.add(new THREE.TorusGeometry(1.5, 0.17, 24, 96), paint(C.marigold), [-1.7, -1.55, 0.24], [0, 0, 0], page);
  return { g, page, posts };
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [-2, 3.6], glowSize: 5 });
  s.contact(2, -0.4, 5, 0.4, 0.012, "#2a1470");
  const { g, page, posts } = browser(s);

  const hand = glove(s, "wave", { side: -1, sleeve: C.marigold, parent: page });
  hand.group.scale.setScalar(0.84);

  return {
    exposure: 1.1,
    light: { clear: 0.12, env: 0.5, key: 2.7, rim: 0.6, fill: 1.2, aim: [0, 2.6, 0], ...stage.light },
    camera: { fov: 28, at: [-0.5, 2.9, 13.8], to: [-0.1, 3.15, 0] },
    pose(t) {
      const k = sin(t, WAVES);
      hand.group.position.copy(WRIST).add(v(-0.3 * k, -0.06 * k * k));
      hand.group.rotation.set(0.05, 0.36, 0.1 + 0.26 * k);
      hand.bend(0.2 * sin(t, WAVES, -0.12));
      g.rotation.z = -0.01 * k;
      hand.arm(page.localToWorld(HOLE.clone()), v(-1.4, -0.5, 2.4));
      posts.forEach((o, i) => (o.position.z = 0.2 + 0.2 * pulse(t - i / 4, 6)));
    },
  };
});
