/** Two browser windows: blocks settle into a page, a cursor comes in, presses the button and leaves again. */
import { THREE, C, cos, disc, ease, film, matte, metal, mix, paint, pulse, sin, slab, solid } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.lilac;

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.2, 3.6], glowSize: 5 });
  s.add(disc(3.7, 0.28, 0.1), paint(C.white), [0, 0, 0]);
  s.add(disc(3.1, 0.22, 0.09), paint("#e6dcff"), [0, 0.28, 0]);
  s.contact(0, 0, 5, 0.3, 0.012, "#2a1470");
  const shade = s.contact(0, 0.2, 2.4, 0.4, 0.512, "#2a1470");

  const frame = (w, h, color, bar) => {
    const g = s.group();
    s.add(slab(w, h, 0.2, 0.2, 0.06), paint(color), [0, 0, 0], [0, 0, 0], g);
    s.add(slab(w, 0.44, 0.2, 0.06, 0.03), paint(bar), [0, h / 2 - 0.22, 0.19], [0, 0, 0], g);
    [C.coral, C.marigold, "#12a58d"].forEach((c, i) =>
      s.add(
        new THREE.SphereGeometry(0.085, 24, 16),
        paint(c),
        [-w / 2 + 0.3 + i * 0.26, h / 2 - 0.22, 0.27],
        [0, 0, 0],
        g,
      ),
    );
    return g;
  };

  const code = frame(3.1, 2.5, C.inkSoft, C.ink);
  const rows = [
    [
      [0.5, C.coral],
      [1.0, C.lilacDeep],
    ],
    [
      [0.3, C.marigold],
      [0.7, C.white],
      [0.5, "#12a58d"],
    ],
    [
      [0.9, C.lilacDeep],
      [0.4, C.marigold],
    ],
    [
      [0.4, C.coral],
      [0.6, C.white],
    ],
    [
      [0.7, "#12a58d"],
      [0.5, C.lilacDeep],
    ],
  ].flatMap((row, r) => {
    let x = -1.25 + (r % 3) * 0.2;
    return row.map(([w, c]) => {
      const o = s.add(slab(w, 0.14, 0.07, 0.07, 0.025), matte(c), [x + w / 2, 0.5 - r * 0.34, 0.19], [0, 0, 0], code);
      const left = x;
      x += w + 0.13;
      return { o, w, left, r };
    });
  });

  const page = frame(4.3, 3.15, C.white, C.violet);
  s.add(slab(1.7, 0.2, 0.1, 0.05, 0.02), matte("#8a6cf0"), [0.4, 1.355, 0.25], [0, 0, 0], page);
  const block = (w, h, r, color, x, y, depth = 0.12) => {
    const g = s.group([x, y, 0.19], [0, 0, 0], page);
    s.add(slab(w, h, r, depth, 0.035), paint(color), [0, 0, 0], [0, 0, 0], g);
    return g;
  };
  const hero = block(1.85, 1.55, 0.18, C.coral, 0.98, 0.2);
  s.glass(
    0.46,
    [0, 0, 0.42],
    { pupil: { radius: 0.2, color: C.marigold, offset: [0, 0, -0.04] }, stageTop: "#ffd0c0", stageBottom: "#c9341a" },
    hero,
  );
  const ring = s.add(new THREE.TorusGeometry(0.62, 0.06, 20, 70), paint(C.white), [0, 0, 0.3], [0, 0, 0], hero);
  const title = [block(1.6, 0.26, 0.12, C.ink, -1.08, 0.78, 0.09), block(1.15, 0.26, 0.12, C.ink, -1.305, 0.42, 0.09)];
  for (const [w, y] of [
    [1.6, 0.1],
    [1.35, -0.1],
  ])
    s.add(slab(w, 0.1, 0.05, 0.05, 0.02), matte(C.lilacDeep), [-1.88 + w / 2, y, 0.19], [0, 0, 0], page);
  const button = block(1.05, 0.4, 0.2, C.marigold, -1.355, -0.44, 0.16);
  s.add(slab(0.5, 0.1, 0.05, 0.05, 0.02), matte(C.ink), [0, 0, 0.15], [0, 0, 0], button);
  const cards = [C.violet, "#0b8f7c", C.marigold].map((c, i) => block(1.17, 0.5, 0.13, c, -1.3 + i * 1.3, -1.12));

  const arrow = new THREE.Shape();
  arrow.moveTo(0, 0);
  arrow.lineTo(0, -1.0);
  arrow.lineTo(0.26, -0.76);
  arrow.lineTo(0.44, -1.12);
  arrow.lineTo(0.62, -1.03);
  arrow.lineTo(0.46, -0.68);
  arrow.lineTo(0.78, -0.66);
  arrow.closePath();
  const cursor = s.add(solid(arrow, 0.22, 0.05), paint(C.ink, { roughness: 0.2 }), [0, 0, 0], [0, 0, 0], page);
  const white = s.add(solid(arrow, 0.1, 0.03), paint(C.white), [0.07, -0.12, 0.16], [0, 0, 0], cursor);
  white.scale.setScalar(0.74);
  const ripple = new THREE.MeshBasicMaterial({ color: C.coral, transparent: true, opacity: 0, depthWrite: false });
  const wave = s.add(new THREE.TorusGeometry(1, 0.05, 12, 70), ripple, [-1.25, -0.46, 0.4], [0, 0, 0], page);
  wave.castShadow = false;

  const loose = [
    [-2.6, 0.86, 1.4, 0.35, paint(C.violet)],
    [-1.95, 0.67, 1.85, 0.17, paint(C.coral)],
    [2.6, 0.8, 1.4, 0.3, metal(C.gold, { emissive: "#8a5200", emissiveIntensity: 0.25 })],
    [3.9, 2.4, -0.7, 0.2, paint(C.coral)],
    [-3.8, 2.0, -0.6, 0.16, paint(C.marigold)],
    [-1.7, 5.3, -0.7, 0.14, paint(C.violet)],
  ].map(([x, y, z, r, m], i) => ({ o: s.ball(r, m, [x, y, z]), x, y, i }));

  return {
    exposure: 1.08,
    light: { env: 0.45, key: 2.0, rim: 1, fill: 1.25, aim: [0, 2.4, 0], ...stage.light },
    camera: { fov: 24.5, at: (t) => [0.2 * sin(t), 3.9, 15.4], to: [0.05, 2.65, 0] },
    pose(t) {
      page.position.set(-0.45, 2.55 + 0.06 * sin(t), 0.45);
      page.rotation.set(-0.06, 0.24 + 0.07 * sin(t, 1, 0.1), 0.012);
      shade.scale.setScalar(1 - 0.04 * sin(t));
      code.position.set(2.15, 3.95 + 0.08 * sin(t, 1, 0.4), -1.35);
      code.rotation.set(-0.02, -0.26 + 0.05 * sin(t, 1, 0.3), 0.03);
      rows.forEach(({ o, w, left, r }) => {
        const k = 1 - 0.45 * pulse(t - r / 5, 4);
        o.scale.x = k;
        o.position.x = left + (w * k) / 2;
      });
      hero.position.z = 0.19 + 0.14 * pulse(t - 0.15, 3);
      ring.scale.setScalar(1 + 0.08 * pulse(t - 0.55, 4));
      title.forEach((g, i) => (g.position.z = 0.19 + 0.1 * pulse(t - 0.05 - i * 0.07, 4)));
      cards.forEach((g, i) => (g.position.z = 0.19 + 0.26 * pulse(t - 0.62 - i * 0.1, 6)));
      const press = pulse(t - 0.5, 60);
      button.position.z = 0.19 - 0.11 * press;
      // The cursor arrives by half time, presses, and goes back the way of the other half.
      const there = t < 0.5 ? ease((t - 0.12) / 0.3) : 1 - ease((t - 0.62) / 0.3);
      cursor.position.set(
        mix(2.1, -1.32, there),
        mix(-0.75, -0.42, there) + 0.25 * Math.sin(Math.PI * there),
        0.52 - 0.1 * press,
      );
      cursor.scale.setScalar(0.8 - 0.06 * press);
      const u = Math.min(1, Math.max(0, (t - 0.5) / 0.2));
      wave.scale.setScalar(0.12 + 0.95 * ease(u));
      ripple.opacity = t < 0.5 ? 0 : 0.8 * (1 - u) * Math.min(1, u * 8);
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
