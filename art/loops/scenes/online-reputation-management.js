/**
 * Five stars on a door plate, and a bell below: whenever a finger rings, the fifth star comes loose and swings on its
 * screw, and the finger has to push it back into its place.
 */
import { THREE, C, ease, film, matte, metal, mix, paint, pulse, slab, solid, starShape } from "../kit.js";
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
  const bell = v(BELL.x + 0.55, BELL.y - 0.05, 1.05);
  const under = (angle) => middle(angle).add(v(0.42, -0.62, 0.25));
  if (t >= UNDER && t < PLACED) return under(lean(t));
  if (t >= LEAVE && t < UNDER) return bell.lerp(under(DOWN), ease((t - LEAVE) / (UNDER - LEAVE)));
  if (t >= PLACED && t < BACK) return under(HOME).lerp(bell, ease((t - PLACED - 0.06) / (BACK - PLACED - 0.06)));
  return bell;
};

/** A pointing hand in a sleeve, its fingertip at the origin and the finger along -x. */
const hand = (s) => {
  const g = s.group();
  const skin = matte("#a4643c", { roughness: 0.5 });
  const finger = (r, a, b) => s.bone(r, a, b, skin, g);
  finger(0.33, v(0.33, 0, 0), v(1.1, 0.06, 0));
  finger(0.36, v(1.1, 0.06, 0), v(2.1, -0.05, 0));
  for (const [i, y] of [-0.62, -1.2, -1.72].entries()) {
    const r = 0.35 - 0.025 * i;
    finger(r, v(2.2, y, 0), v(1.35 + 0.1 * i, y, 0.05));
    finger(r, v(1.35 + 0.1 * i, y, 0.1), v(1.5 + 0.1 * i, y, 0.6));
    finger(r * 0.95, v(1.5 + 0.1 * i, y, 0.62), v(2.1, y, 0.62));
  }
  finger(0.38, v(2.9, -0.25, 0.5), v(2.1, -0.1, 0.78));
  finger(0.35, v(2.1, -0.1, 0.78), v(1.45, -0.3, 0.86));
  const palm = s.add(new THREE.SphereGeometry(1, 48, 32), skin, [2.55, -0.85, 0.05], [0, 0, 0.12], g);
  palm.scale.set(1.05, 1.22, 0.66);
  const tube = (r, end, length, material, x) =>
    s.add(new THREE.CylinderGeometry(r, end, length, 48), material, [x, -0.95, 0], [0, 0, -Math.PI / 2], g);
  tube(0.78, 0.74, 1.6, skin, 3.5).scale.z = 0.85;
  tube(0.98, 0.98, 0.5, paint(C.white), 4.1);
  s.add(new THREE.TorusGeometry(0.9, 0.12, 16, 64), paint(C.white), [3.88, -0.95, 0], [0, Math.PI / 2, 0], g);
  tube(1.3, 1.1, 9, paint(C.violet, { roughness: 0.5, clearcoat: 0.2 }), 8.7);
  s.add(
    new THREE.TorusGeometry(1.0, 0.14, 16, 64),
    paint(C.violet, { roughness: 0.5, clearcoat: 0.2 }),
    [4.25, -0.95, 0],
    [0, Math.PI / 2, 0],
    g,
  );
  return g;
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [-1, 6], glowSize: 5.5, depth: 0.9, rough: 1.5 });

  const gold = metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.4, roughness: 0.26 });
  const plate = s.group([0, 6.85, 0]);
  s.add(slab(10.4, 2.3, 0.5, 0.34, 0.1), paint(C.white), [-0.9, 0, -0.12], [0, 0, 0], plate);
  for (const x of [-5.6, 3.95]) s.ball(0.13, gold, [x, 0, 0.22], plate);
  const starSolid = solid(starShape(0.92, 0.45), 0.36, 0.13, 6);
  starSolid.center();
  const amber = () => paint(C.marigold, { roughness: 0.2, emissive: "#b36b00", emissiveIntensity: 0.18 });
  const places = [0, 1, 2, 3].map((i) => -4.62 + 1.92 * i);
  const fixed = places.map((x) => s.add(starSolid, amber(), [x, 0.05, 0.4], [0, 0, 0], plate));
  const home = middle(HOME);
  s.add(solid(starShape(0.92, 0.45), 0.05, 0.015), matte(C.lilacDeep), [home.x, home.y - 6.85, 0.2], [0, 0, 0], plate);
  const loose = s.add(starSolid, amber());
  s.add(new THREE.CylinderGeometry(0.1, 0.1, 0.4, 24), gold, [SCREW.x, SCREW.y, 0.52], [1.57, 0, 0]);

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

  const finger = hand(s);
  return {
    exposure: 1.12,
    light: { env: 0.6, key: 2.5, rim: 1.2, fill: 1.25, keyAt: [-6, 13, 10], aim: [0, 6, 0], ...stage.light },
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
      finger.position.set(tip.x, tip.y, tip.z - 0.25 * press + 0.12);
      const up = ease((tip.x - BELL.x - 0.55) / 4);
      finger.rotation.set(0, -0.5 + 0.15 * up, -0.1 - 0.5 * up);
    },
  };
});
