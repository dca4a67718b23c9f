/** A shield with the eye at its heart; five stars circle it, a tick is drawn into place, good words float by. */
import {
  THREE,
  C,
  cos,
  disc,
  film,
  heartShape,
  matte,
  metal,
  paint,
  pulse,
  sin,
  slab,
  solid,
  starShape,
} from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.jade;
const TAU = Math.PI * 2;

/** The shield's outline at size k. */
const shield = (k) => {
  const p = new THREE.Shape();
  p.moveTo(0, 1.55 * k);
  p.bezierCurveTo(0.45 * k, 1.3 * k, 0.9 * k, 1.18 * k, 1.38 * k, 1.16 * k);
  p.bezierCurveTo(1.46 * k, 1.16 * k, 1.5 * k, 1.1 * k, 1.5 * k, 1.02 * k);
  p.bezierCurveTo(1.5 * k, -0.3 * k, 1.05 * k, -1.25 * k, 0.1 * k, -1.72 * k);
  p.bezierCurveTo(0.04 * k, -1.75 * k, -0.04 * k, -1.75 * k, -0.1 * k, -1.72 * k);
  p.bezierCurveTo(-1.05 * k, -1.25 * k, -1.5 * k, -0.3 * k, -1.5 * k, 1.02 * k);
  p.bezierCurveTo(-1.5 * k, 1.1 * k, -1.46 * k, 1.16 * k, -1.38 * k, 1.16 * k);
  p.bezierCurveTo(-0.9 * k, 1.18 * k, -0.45 * k, 1.3 * k, 0, 1.55 * k);
  return p;
};

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.3, 3.6], glowSize: 5 });
  s.add(disc(3.5, 0.28, 0.1), paint("#e9f7f1"), [0, 0, 0]);
  s.add(disc(2.9, 0.22, 0.09), paint("#b9e6d6"), [0, 0.28, 0]);
  s.contact(0, 0, 4.8, 0.4, 0.012, "#012a24");
  const shade = s.contact(0, 0.1, 2, 0.5, 0.512, "#01302a");

  const guard = s.group();
  s.add(solid(shield(1.16), 0.5, 0.16, 8), paint(C.violet, { roughness: 0.22 }), [0, 0, -0.32], [0, 0, 0], guard);
  s.add(solid(shield(1.0), 0.2, 0.07), paint(C.white), [0, 0, 0.12], [0, 0, 0], guard);
  s.add(solid(shield(0.82), 0.12, 0.05), paint(C.lilac), [0, 0, 0.28], [0, 0, 0], guard);
  s.glass(
    0.52,
    [0, 0.12, 0.62],
    { pupil: { radius: 0.24, color: C.marigold, offset: [0, 0, -0.05] }, stageTop: "#cfc2ff", stageBottom: "#5a32e0" },
    guard,
  );
  const halo = s.add(
    new THREE.TorusGeometry(0.74, 0.08, 24, 80),
    metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.4 }),
    [0, 0.12, 0.5],
    [0, 0, 0],
    guard,
  );

  const starSolid = solid(starShape(0.46, 0.23), 0.24, 0.085, 6);
  starSolid.center();
  const stars = Array.from({ length: 5 }, (_, i) => ({
    o: s.add(starSolid, paint(C.marigold, { roughness: 0.2, emissive: "#b36b00", emissiveIntensity: 0.18 })),
    i,
  }));

  const bubble = s.group();
  s.add(slab(1.7, 1.05, 0.42, 0.26, 0.07), paint(C.white), [0, 0, 0], [0, 0, 0], bubble);
  const tail = new THREE.Shape();
  tail.moveTo(-0.36, -0.4);
  tail.lineTo(0.12, -0.4);
  tail.lineTo(-0.42, -0.84);
  tail.closePath();
  s.add(solid(tail, 0.2, 0.04), paint(C.white), [0, 0, 0.03], [0, 0, 0], bubble);
  const heartSolid = solid(heartShape(0.46), 0.22, 0.09, 8);
  heartSolid.center();
  const heart = s.add(heartSolid, paint("#ff3f4f", { roughness: 0.2 }), [0, 0, 0.34], [0, 0, 0], bubble);

  const review = s.group();
  s.add(slab(1.95, 1.05, 0.2, 0.18, 0.05), paint(C.white), [0, 0, 0], [0, 0, 0], review);
  s.add(new THREE.SphereGeometry(0.2, 32, 24), paint(C.coral), [-0.64, 0.16, 0.2], [0, 0, 0], review);
  for (const [w, x, y] of [
    [0.95, 0.25, 0.27],
    [0.7, 0.125, 0.05],
  ])
    s.add(slab(w, 0.12, 0.06, 0.05, 0.02), matte(C.lilacDeep), [x, y, 0.17], [0, 0, 0], review);
  const tiny = solid(starShape(0.13, 0.064), 0.07, 0.02, 3);
  const rated = Array.from({ length: 5 }, (_, i) =>
    s.add(tiny, paint(C.marigold), [-0.64 + i * 0.32, -0.27, 0.18], [0, 0, 0], review),
  );

  const loose = [
    [-2.35, 0.86, 1.2, 0.36, paint(C.coral)],
    [-1.65, 0.68, 1.75, 0.18, paint(C.white)],
    [2.4, 0.84, 1.25, 0.34, metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.25 })],
    [1.85, 0.65, 1.8, 0.15, paint(C.violet)],
    [-3.75, 2.2, -0.7, 0.2, paint(C.marigold)],
    [3.85, 1.9, -0.7, 0.17, paint(C.white)],
    [-1.4, 5.35, -0.8, 0.14, paint(C.coral)],
  ].map(([x, y, z, r, m], i) => ({ o: s.ball(r, m, [x, y, z]), x, y, i }));

  return {
    exposure: 1.14,
    light: { env: 0.5, key: 2.2, rim: 1.4, fill: 1.2, aim: [0, 2.4, 0], ...stage.light },
    camera: { fov: 24.5, at: (t) => [0.2 * sin(t), 3.9, 15.4], to: [0, 2.62, 0] },
    pose(t) {
      guard.position.set(0, 2.85 + 0.09 * sin(t), 0);
      guard.rotation.set(-0.04 + 0.02 * cos(t), 0.2 * sin(t, 1, 0.1), 0);
      shade.scale.setScalar(1 - 0.05 * sin(t));
      halo.scale.setScalar(1 + 0.05 * pulse(2 * t, 3));
      stars.forEach(({ o, i }) => {
        // One place on, of five: the ring of stars has moved by a fifth of a turn when the loop closes.
        const a = TAU * (i / 5 + t / 5) + 0.3;
        const near = Math.sin(a);
        o.position.set(2.75 * Math.cos(a), 2.95 + 0.62 * -near + 0.12 * Math.cos(a * 2), 0.2 + 1.75 * near);
        o.rotation.set(0, 0.6 * Math.cos(a), 0.25 * Math.cos(a));
        o.scale.setScalar(0.84 + 0.16 * near);
      });
      bubble.position.set(2.75, 4.45 + 0.1 * sin(t, 1, 0.4), -0.5);
      bubble.rotation.set(0, -0.34, 0.06 + 0.03 * sin(t, 1, 0.7));
      heart.scale.setScalar(1 + 0.16 * pulse(2 * t, 5));
      review.position.set(-2.85, 4.4 + 0.1 * sin(t, 1, 0.15), -0.4);
      review.rotation.set(0, 0.36, -0.05 + 0.03 * cos(t));
      rated.forEach((o, i) => o.scale.setScalar(1 + 0.5 * pulse(t - i * 0.09, 10)));
      loose.forEach(({ o, x, y, i }) => {
        const floats = y > 1.5;
        o.position.set(
          x + (floats ? 0.1 * cos(t, 1, i * 0.3) : 0),
          y + (floats ? 0.14 * sin(t, 1, i * 0.3) : 0),
          o.position.z,
        );
      });
    },
  };
});
