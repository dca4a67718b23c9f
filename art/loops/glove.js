/**
 * The cartoon glove: white and inflated, three fingers and a thumb, a rolled cuff, three seams on its back, and a sleeve.
 * The hand is one body of melted rods, given by the distance to it; its surface is found once a pose.
 */
import { melt, rod, skin } from "./bodies.js";
import { THREE, C, paint } from "./kit.js";

/** Not quite white, so that it keeps its shades in the lamps. */
const WHITE = new THREE.Color("#d2ced5");
/** What remains of the light in the deepest folds. */
const FOLD = new THREE.Color("#6a6086");
/** The cuff: radius of the ring, of its tube, and its height. */
const CUFF = [0.64, 0.4, -0.1];
const SLEEVE = 0.72;

/**
 * Points from the knuckle to the tip of the thumb, then of the three fingers. The wrist is the origin, the hand points up,
 * its back faces the viewer and its thumb is on the left: a right hand.
 */
const POSES = {
  // All spread, to wave with.
  wave: [
    [-0.45, 0.75, 0, -1.35, 1.2, 0.05, -2.05, 2.05, 0],
    [-0.62, 1.8, 0, -1.0, 2.8, 0.1, -1.3, 3.7, -0.05],
    [0, 1.9, 0, 0.08, 3.05, 0.12, 0.12, 4.1, -0.05],
    [0.64, 1.7, 0, 1.2, 2.55, 0.1, 1.66, 3.3, -0.05],
  ],
  // First finger straight, the thumb off it, the others in the palm.
  point: [
    [-0.45, 0.7, 0.05, -1.2, 1.15, 0.12, -1.62, 2.0, 0.05],
    [-0.6, 1.8, 0, -0.66, 3.0, 0.06, -0.62, 4.25, 0],
    [0.16, 1.9, 0, 0.22, 2.85, 0, 0.22, 2.9, -0.85, 0.16, 2.0, -0.95],
    [0.84, 1.7, -0.05, 1.0, 2.45, -0.05, 1.0, 2.5, -0.85, 0.94, 1.8, -0.9],
  ],
};

/** Colours the points of a surface by how much of `field` is near them: white, and darker in the folds. */
const shade = (geometry, field) => {
  const { position, normal } = geometry.attributes;
  const colors = [];
  for (let i = 0; i < position.count; i++) {
    let shut = 0;
    for (const [far, weight] of [
      [0.12, 0.4],
      [0.3, 0.35],
      [0.7, 0.25],
    ]) {
      const p = [0, 1, 2].map((k) => position.getComponent(i, k) + far * normal.getComponent(i, k));
      shut += weight * Math.max(0, 1 - field(...p) / far);
    }
    WHITE.clone()
      .lerp(FOLD, Math.min(1, 0.85 * shut))
      .toArray(colors, 3 * i);
  }
  geometry.setAttribute("color", new THREE.Float32BufferAttribute(colors, 3));
  return geometry;
};

/** Distances to the hand in one of the `POSES`, and corners round it. */
const hand = (pose, side) => {
  const digits = POSES[pose].map((flat) => {
    const knots = [];
    for (let i = 0; i < flat.length; i += 3) knots.push(new THREE.Vector3(side * flat[i], flat[i + 1], flat[i + 2]));
    const line = new THREE.CatmullRomCurve3(knots).getSpacedPoints(56);
    // Blown up: fullest before the tip.
    return line.flatMap((p, i) => [...p, 0.5 * (0.87 + 0.15 * Math.sin(Math.PI * (i / 56) ** 1.4))]);
  });
  const heel = rod([0, -0.2, 0, 0.54, 0, 1.35, -0.02, 0.72]);
  const [left, right] = [-0.5, 0.5].map((x) => rod([0.3 * x, 0.2, 0, 0.5, 1.1 * x, 1.5, 0, 0.58]));
  const palm = melt(0.5, heel, left, right);
  const [thumb, ...fingers] = digits.map(rod);
  const ends = digits.flat();
  const bound = (pick, k, palmEnd) => pick(palmEnd, ...ends.filter((_, i) => i % 4 === k));
  return {
    field: melt(0.4, melt(0.4, palm, melt(0.3, ...fingers)), thumb),
    low: [-1.2, -0.3, -0.7].map((end, k) => bound(Math.min, k, end) - 0.75),
    high: [1.2, 1, 0.7].map((end, k) => bound(Math.max, k, end) + 0.75),
  };
};

/** A pipe along `curve` whose radius is `thick(k)`, with k from 0 to 1. */
const pipe = (curve, thick, steps, around) => {
  const g = new THREE.TubeGeometry(curve, steps, 1, around);
  const { position, normal } = g.attributes;
  for (let i = 0; i <= steps; i++) {
    const middle = curve.getPointAt(i / steps);
    for (let j = i * (around + 1); j < (i + 1) * (around + 1); j++)
      position.setXYZ(
        j,
        ...middle.clone().addScaledVector(new THREE.Vector3().fromBufferAttribute(normal, j), thick(i / steps)),
      );
  }
  return g;
};

/** The seams, on the surface of the hand. */
const seams = (field, side) =>
  [-1, 0, 1].map((k) => {
    const line = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const p = new THREE.Vector3(side * k * (0.32 + 0.18 * t), 0.92 + 0.12 * (k === 0) + 0.86 * t, 2);
      for (let step = 0; step < 40; step++) p.z -= 0.8 * field(p.x, p.y, p.z);
      return p;
    });
    const thick = (t) => 0.1 * Math.max(0.04, Math.sin(Math.PI * (0.01 + 0.98 * t))) ** 0.7 * (0.75 + 0.36 * t);
    return pipe(new THREE.CatmullRomCurve3(line), thick, 40, 24);
  });

/**
 * A glove in one of the `POSES`. `side` -1 makes it a left hand; `sleeve` is the colour of its arm, which is straight for
 * `reach` below the wrist; `white` is a tint, for lamps in whose light it would lose its shades.
 * `group` is the hand, which turns about its wrist. `bend(k)` bows the fingers sideways by k radians. `arm(from, way)` draws
 * the sleeve from a point of the scene, which it leaves in that direction, to the wrist: call it when the hand is in place.
 */
export const glove = (s, pose, { side = 1, sleeve = C.violet, white = "#ffffff", parent, reach = 1.6 } = {}) => {
  const group = s.group([0, 0, 0], [0, 0, 0], parent);
  const { field, low, high } = hand(pose, side);
  const [ring, tube, height] = CUFF;
  const cuff = (x, y, z) => Math.hypot(Math.hypot(x, z) - ring, y - height) - tube;
  const both = (x, y, z) => Math.min(field(x, y, z), cuff(x, y, z));
  const vinyl = paint(white, { vertexColors: true, roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.28 });
  const roll = new THREE.TorusGeometry(ring, tube, 48, 96).rotateX(Math.PI / 2).translate(0, height, 0);
  s.add(shade(roll, both), vinyl, [0, 0, 0], [0, 0, 0], group);
  const soft = [
    s.add(shade(skin(field, low, high), both), vinyl, [0, 0, 0], [0, 0, 0], group),
    ...seams(field, side).map((seam) =>
      s.add(seam, paint(C.ink, { roughness: 0.3, clearcoat: 0.5 }), [0, 0, 0], [0, 0, 0], group),
    ),
  ].map(({ geometry: { attributes } }) => ({
    ...attributes,
    points: attributes.position.clone(),
    normals: attributes.normal.clone(),
  }));

  const cloth = s.add(
    new THREE.BufferGeometry(),
    paint(sleeve, { roughness: 0.5, clearcoat: 0.2, vertexColors: true }),
  );
  return {
    group,
    bend(k) {
      const [p, n] = [new THREE.Vector3(), new THREE.Vector3()];
      const axis = new THREE.Vector3(0, 0, 1);
      for (const { position, normal, points, normals } of soft) {
        for (let i = 0; i < points.count; i++) {
          p.fromBufferAttribute(points, i);
          n.fromBufferAttribute(normals, i);
          // Each height is turned about the wrist by an angle of its own.
          const turn = (k / 4) * p.y;
          n.y -= ((k / 4) * (p.x * n.y - p.y * n.x)) / (1 + (k / 4) * p.x);
          position.setXYZ(i, ...p.applyAxisAngle(axis, turn));
          normal.setXYZ(i, ...n.applyAxisAngle(axis, turn).normalize());
        }
        position.needsUpdate = normal.needsUpdate = true;
      }
    },
    arm(from, way) {
      group.updateWorldMatrix(true, false);
      const size = group.getWorldScale(new THREE.Vector3()).x;
      const wrist = group.localToWorld(new THREE.Vector3(0, height, 0));
      const below = group.localToWorld(new THREE.Vector3(0, height - reach, 0));
      const curve = new THREE.CubicBezierCurve3(from, from.clone().add(way), below, wrist);
      const long = curve.getLength();
      cloth.geometry.dispose();
      cloth.geometry = pipe(curve, () => SLEEVE * size, 64, 56);
      // Darker where it goes into the cuff.
      const colors = [];
      for (let i = 0; i <= 64; i++) {
        const light = 1 - 0.75 * Math.exp(-Math.max(0, (long * (1 - i / 64)) / size - tube) / 0.22);
        for (let j = 0; j <= 56; j++) colors.push(light, light, light);
      }
      cloth.geometry.setAttribute("color", new THREE.Float32BufferAttribute(colors, 3));
    },
  };
};
