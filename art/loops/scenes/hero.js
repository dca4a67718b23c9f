/**
 * The mark as an object, for the first screen: three rings of separate arcs turn against each other round a glass lens
 * with a marigold pupil, six rays above breathe one after another, small spheres drift. It stands right of the middle;
 * the left third stays dark for the headline. A 439 px wide cut round x = 880 makes the portrait crop.
 */
import { THREE, C, arc, cos, film, metal, paint, pulse, sin } from "../kit.js";

const TAU = Math.PI * 2;

/** Ring: `folds` equal parts, each one arc of `color` and one of `accent`; it turns by one fold a loop. */
const RINGS = [
  {
    radius: 2.12,
    tube: 0.18,
    z: -0.1,
    folds: 2,
    way: 1,
    color: C.violet,
    accent: C.lilacDeep,
    spans: [0.018, 0.815, 0.851, 0.982],
  },
  {
    radius: 1.6,
    tube: 0.15,
    z: 0.02,
    folds: 2,
    way: -1,
    color: C.coral,
    accent: C.white,
    spans: [0.02, 0.84, 0.884, 0.98],
  },
  {
    radius: 1.13,
    tube: 0.125,
    z: 0.14,
    folds: 2,
    way: 1,
    color: C.marigold,
    accent: C.gold,
    spans: [0.03, 0.78, 0.85, 0.97],
  },
];

/** Where the iris ends and the pupil begins, in radians: for the eye that moves (eye.mjs), all of one or the other. */
const PUPIL_EDGE = { iris: -1, pupil: 4 };

film((s) => {
  const { PART } = window.ART;
  s.stage({
    floor: "#0e0a1d",
    wall: "#1a1337",
    top: "#0f0b20",
    glow: "#33266b",
    glowAt: [-0.4, 4.6],
    glowSize: 4.4,
    depth: -3.2,
    rough: 4,
    lights: [{ at: [6.2, 1.2], size: 3.2, color: "#7a3320", strength: 0.55 }],
  });
  s.envTurn = 1.15;

  const eye = s.group([0, 2.62, 0]);
  const rings = RINGS.map((ring) => {
    const g = s.group([0, 0, ring.z], [0, 0, 0], eye);
    const one = paint(ring.color, { roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.06 });
    const two = ring.accent === C.gold ? metal(C.gold) : paint(ring.accent, { roughness: 0.24 });
    for (let i = 0; i < ring.folds; i++) {
      const at = (x) => ((i + x) / ring.folds) * TAU;
      // The round caps reach past the arc's ends; take their width off so that the gaps keep their size.
      const cap = ring.tube / ring.radius;
      const piece = (from, to) => arc(ring.radius, ring.tube, at(from) + cap, at(to) - at(from) - 2 * cap);
      s.add(piece(ring.spans[0], ring.spans[1]), one, [0, 0, 0], [0, 0, 0], g);
      s.add(piece(ring.spans[2], ring.spans[3]), two, [0, 0, 0], [0, 0, 0], g);
    }
    return g;
  });
  const traced = RINGS.map((r) => ({
    ...r,
    accent: r.accent === C.gold ? "#c9781f" : r.accent,
    radius: r.radius * 0.8,
    tube: r.tube * 1.25,
  }));
  const lens = s.glass(
    0.82,
    [0, 0, 0.3],
    {
      pupil: { radius: 0.36, color: C.marigold, offset: [0, 0, -0.1], edge: PUPIL_EDGE[PART] },
      rings: traced,
      stageTop: "#4a36a8",
      stageBottom: "#120c26",
      tint: "#f1ecff",
    },
    eye,
  );
  // The eye shut: the lids meet in a golden seam.
  if (PART === "lids") {
    lens.visible = false;
    s.ball(0.83, paint(C.violet, { roughness: 0.3 }), [0, 0, 0.3], eye);
    s.add(arc(0.83, 0.022, Math.PI, Math.PI), metal(C.gold), [0, -0.03, 0.3], [-Math.PI / 2 + 0.24, 0, 0], eye);
  }

  const rayPaint = [C.marigold, C.white, C.coral, null, C.lilacDeep, C.violet];
  const rays = rayPaint.map((c, k) => {
    const angle = ((20 + 28 * k) * Math.PI) / 180;
    const material = c ? paint(c, { emissive: c, emissiveIntensity: 0 }) : metal(C.gold);
    const o = s.add(
      new THREE.CapsuleGeometry(0.135, 0.56, 16, 40),
      material,
      [0, 0, 0],
      [0, 0, angle - Math.PI / 2],
      eye,
    );
    return { o, angle, k };
  });

  const drift = [
    [-2.75, 0.36, 0.7, 0.36, paint(C.coral)],
    [-2.0, 0.19, 1.35, 0.19, paint(C.marigold)],
    [3.5, 0.52, 0.2, 0.52, metal(C.gold)],
    [2.95, 0.25, 1.25, 0.25, paint(C.white)],
    [3.55, 2.05, -0.7, 0.17, paint(C.coral)],
    [-3.0, 2.5, -0.5, 0.13, paint(C.lilacDeep)],
    [2.9, 4.75, -0.8, 0.12, paint(C.violet)],
  ].map(([x, y, z, r, m], i) => {
    const floats = y > 1;
    const o = s.ball(r, m, [x, y, z]);
    const shade = floats ? null : s.contact(x, z, r * 2.1, 0.62);
    return { o, shade, x, y, z, r, i, floats };
  });
  s.contact(0, 0.1, 2.6, 0.42);
  const bead = s.ball(0.1, paint(C.white), [0, 0, 0], eye);

  return {
    exposure: 1.08,
    vignette: 0.5,
    light: { env: 0.52, key: 2.5, rim: 2.6, rimColor: "#ff9a5a", fill: 0.85, fillColor: "#9a7cff", aim: [0, 2.3, 0] },
    camera: {
      fov: 27.5,
      at: (t) => [0.25 + 0.28 * sin(t), 3.35 + 0.1 * cos(t), 15.4],
      to: [0, 2.95, 0],
      shift: 0.1875,
    },
    pose(t) {
      eye.rotation.set(0.05 * sin(t, 1, 0.2), -0.1 + 0.09 * sin(t, 1, 0.55), 0);
      eye.position.y = 2.62 + 0.05 * sin(t);
      rings.forEach((g, i) => {
        const r = RINGS[i];
        g.rotation.set(0.055 * sin(t, 1, i / 3), 0.055 * cos(t, 1, i / 3), 0);
        g.rotateZ((r.way * TAU * t) / r.folds + 0.5 + i * 0.9);
      });
      const u = lens.material.uniforms;
      RINGS.forEach((r, i) => {
        u.ringZ.value[i] = -1.9 + 0.25 * i;
        u.ringA.value[i] = (r.way * TAU * t) / r.folds + 0.5 + i * 0.9;
      });
      rays.forEach(({ o, angle, k }) => {
        const b = pulse(t - k / 6, 5);
        const d = 3.0 + 0.24 * b;
        o.position.set(Math.cos(angle) * d, Math.sin(angle) * d, 0.12 + 0.1 * b);
        o.scale.set(1 + 0.1 * b, 1 + 0.3 * b, 1 + 0.1 * b);
        if (o.material.emissive && !o.material.metalness) o.material.emissiveIntensity = 0.34 * b;
      });
      bead.position.set(1.89 * Math.cos(-TAU * t + 2), 1.89 * Math.sin(-TAU * t + 2), 0.06);
      drift.forEach(({ o, shade, x, y, z, r, i, floats }) => {
        const dx = (floats ? 0.14 : 0.16) * sin(t, 1, i * 0.37);
        o.position.set(x + dx, floats ? y + 0.16 * cos(t, 1, i * 0.23) : y, z);
        if (shade) shade.position.x = x + dx;
        o.rotation.z = -dx / r;
      });
    },
  };
});
