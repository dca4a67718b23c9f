/**
 * Five stars on a door plate, and a bell below: whenever a finger rings, the fifth star comes loose and swings on its
 * screw, and the finger has to push it back into its place.
 */
import { THREE, C, ease, film, matte, metal, mix, paint, pulse, slab } from "../kit.js";
import { melt, rod, skin } from "../bodies.js";
import { glove } from "../glove.js";
import { STAGES } from "./stages.js";

const stage = STAGES.jade;
const TAU = Math.PI * 2;
const v = (x, y, z = 0) => new THREE.Vector3(x, y, z);

/** The moments of the round: the bell rings, the finger leaves it, is under the star, has it in its place, is back. */
const RING = 0.02;
const LEAVE = 0.3;
const UNDER = 0.44;
const PLACED = 0.6;
const BACK = 0.9;

/** The fifth star's screw, how far the star's middle is from it, and where that is when the star is in its place. */
const SCREW = v(2.58, 6.35, 0.5);
const ARM = 0.78;
const HOME = (54 * Math.PI) / 180;
const DOWN = -Math.PI / 2;
const BELL = v(-2.5, 3.75);

/** The angle of the fifth star round its screw. */
const lean = (t) => {
  if (t < RING || t >= PLACED) return HOME;
  if (t >= UNDER) return mix(DOWN, HOME, ease((t - UNDER) / (PLACED - UNDER)));
  const seconds = 4 * (t - RING);
  const calm = 1 - ease((t - 0.36) / (UNDER - 0.36));
  return DOWN + (HOME - DOWN) * Math.exp(-1.5 * seconds) * Math.cos((TAU * seconds) / 0.95) * calm;
};
const middle = (angle) => v(SCREW.x + ARM * Math.cos(angle), SCREW.y + ARM * Math.sin(angle), SCREW.z);

/** Where the fingertip is: at the bell, and from `LEAVE` to `BACK` with the star. */
const fingertip = (t) => {
  const bell = v(BELL.x + 0.4, BELL.y + 0.1, 1.05);
  const under = (angle) => middle(angle).add(v(0.42, -0.62, 0.25));
  if (t >= UNDER && t < PLACED) return under(lean(t));
  if (t >= LEAVE && t < UNDER) return bell.lerp(under(DOWN), ease((t - LEAVE) / (UNDER - LEAVE)));
  if (t >= PLACED && t < BACK) return under(HOME).lerp(bell, ease((t - PLACED - 0.06) / (BACK - PLACED - 0.06)));
  return bell;
};

/** An inflated star. */
const puffyStar = () => {
  const rays = [0, 1, 2, 3, 4].map((i) => {
    const a = Math.PI / 2 + (i * TAU) / 5;
    return rod([0, 0, 0, 0.42, 0.8 * Math.cos(a), 0.8 * Math.sin(a), 0, 0.15]);
  });
  return skin(melt(0.12, ...rays), [-1.1, -1.1, -0.6], [1.1, 1.1, 0.6], 0.04).scale(0.94, 0.94, 0.6);
};

/** The glove's size, where its fingertip is from the wrist, and the shoulder. */
const SIZE = 0.9;
const TIP = v(0.62, 4.68).multiplyScalar(SIZE);
const SHOULDER = v(10.5, 1.2, 1.5);

film((s) => {
  s.stage({ ...stage.set, glowAt: [-1, 6], glowSize: 5.5, depth: 0.9, rough: 1.5 });

  const gold = metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.4, roughness: 0.26 });
  const plate = s.group([0, 6.85, 0]);
  s.add(
    slab(10.4, 2.3, 0.5, 0.34, 0.1),
    paint(C.ink, { roughness: 0.6, clearcoat: 0.25 }),
    [-0.9, 0, -0.12],
    [0, 0, 0],
    plate,
  );
  for (const x of [-5.6, 3.95]) s.ball(0.13, gold, [x, 0, 0.22], plate);
  const starSolid = puffyStar();
  const amber = () => paint(C.marigold, { roughness: 0.2, emissive: "#b36b00", emissiveIntensity: 0.18 });
  const places = [0, 1, 2, 3].map((i) => -4.62 + 1.92 * i);
  const fixed = places.map((x) => s.add(starSolid, amber(), [x, 0.05, 0.4], [0, 0, 0], plate));
  const home = middle(HOME);
  s.add(starSolid, matte(C.violet), [home.x, home.y - 6.85, 0.22], [0, 0, 0], plate).scale.set(0.9, 0.9, 0.1);
  const loose = s.add(starSolid, amber());
  s.ball(0.12, gold, [SCREW.x, SCREW.y, SCREW.z + 0.12]);

  const bell = s.group(BELL.toArray());
  for (const [r, h, m] of [
    [1.9, 0.5, gold],
    [1.44, 0.66, paint(C.ink, { roughness: 0.25 })],
  ]) {
    s.add(new THREE.CylinderGeometry(r - 0.12, r, h, 96), m, [0, 0, h / 2 - 0.2], [Math.PI / 2, 0, 0], bell);
    s.add(new THREE.TorusGeometry(r - 0.16, 0.12, 20, 96), m, [0, 0, h - 0.22], [0, 0, 0], bell);
  }
  const button = s.ball(1.04, paint("#ff4a2e", { roughness: 0.18 }), [0, 0, 0.45], bell);
  button.scale.z = 0.5;

  const hand = glove(s, "point", { side: -1, sleeve: C.violet, white: "#cbc8ce" });
  hand.group.scale.setScalar(SIZE);
  return {
    exposure: 1.12,
    light: { clear: 0.12, env: 0.6, key: 2.5, rim: 1, fill: 1.05, keyAt: [-6, 13, 10], aim: [0, 6, 0], ...stage.light },
    camera: { fov: 27, at: [-1.2, 4.7, 15.6], to: [-0.1, 5.3, 0] },
    pose(t) {
      // The press ends the round and begins the next.
      const press = pulse(t - 0.02, 40);
      const shake = t < LEAVE ? Math.exp(-22 * t) * Math.sin(TAU * 24 * t) : 0;
      plate.rotation.z = -0.012 + 0.014 * shake;
      button.position.z = 0.45 - 0.22 * press;
      const angle = lean(t);
      loose.position.copy(middle(angle));
      loose.rotation.z = angle - HOME;
      fixed.forEach((o, i) => o.scale.setScalar(1 + 0.14 * pulse(t - 0.63 - i * 0.03, 40)));
      loose.scale.setScalar(1 + 0.2 * pulse(t - 0.63 - 0.12, 40));
      const tip = fingertip(t);
      tip.z += 0.12 - 0.25 * press;
      const up = ease((tip.x - BELL.x - 0.4) / 4);
      // Upright it would point up: a quarter turn, and towards the wall.
      hand.group.rotation.set(0, -0.45 + 0.1 * up, Math.PI / 2 + 0.02 - 0.6 * up);
      hand.group.position.copy(tip).sub(TIP.clone().applyEuler(hand.group.rotation));
      hand.arm(SHOULDER, v(-3, 0, 0.5));
    },
  };
});
