/** A phone on a plinth: its cards lift one after another, hearts rise from the like button, a bubble is being typed. */
import {
  THREE,
  C,
  RoundedBoxGeometry,
  cos,
  disc,
  ease,
  film,
  heartShape,
  matte,
  metal,
  paint,
  pulse,
  sin,
  slab,
  solid,
} from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.coral;

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.4, 3.6], glowSize: 5.2 });
  s.add(disc(3.3, 0.28, 0.1), paint("#fff4ef"), [0, 0, 0]);
  s.add(disc(2.7, 0.22, 0.09), paint("#ffd7ca"), [0, 0.28, 0]);
  s.contact(0, 0, 4.6, 0.35, 0.012, "#7a1206");
  const shade = s.contact(0, 0, 1.9, 0.45, 0.512, "#7a1206");

  const phone = s.group();
  s.add(
    new RoundedBoxGeometry(2.15, 4.1, 0.3, 8, 0.145),
    paint(C.ink, { roughness: 0.2 }),
    [0, 0, 0],
    [0, 0, 0],
    phone,
  );
  s.add(slab(1.96, 3.9, 0.22, 0.03, 0.01), matte("#f7f2ff"), [0, 0, 0.14], [0, 0, 0], phone);
  s.add(slab(0.5, 0.11, 0.055, 0.03, 0.01), matte(C.ink), [0, 1.8, 0.16], [0, 0, 0], phone);
  const card = (w, h, r, color, x, y) => {
    const g = s.group([x, y, 0.2], [0, 0, 0], phone);
    s.add(slab(w, h, r, 0.13, 0.035), paint(color), [0, 0, 0], [0, 0, 0], g);
    return g;
  };
  const cards = [
    card(1.7, 1.2, 0.17, C.violet, 0, 0.96),
    card(0.8, 0.8, 0.16, C.marigold, -0.45, -0.18),
    card(0.8, 0.8, 0.16, "#0b8f7c", 0.45, -0.18),
    card(1.7, 0.46, 0.22, C.coral, 0, -1.42),
  ];
  const play = new THREE.Shape();
  play.moveTo(-0.2, -0.27);
  play.lineTo(0.29, 0);
  play.lineTo(-0.2, 0.27);
  play.closePath();
  s.add(
    new THREE.ExtrudeGeometry(play, {
      depth: 0.05,
      bevelEnabled: true,
      bevelSize: 0.06,
      bevelThickness: 0.05,
      bevelSegments: 5,
    }),
    paint(C.white),
    [-0.02, 0, 0.17],
    [0, 0, 0],
    cards[0],
  );
  s.add(new THREE.TorusGeometry(0.19, 0.07, 24, 60), paint(C.white), [0, 0, 0.19], [0, 0, 0], cards[1]);
  const bars = [0.2, 0.34, 0.48].map((h, i) =>
    s.add(
      new RoundedBoxGeometry(0.13, h, 0.12, 4, 0.055),
      paint(C.white),
      [(i - 1) * 0.2, -0.24 + h / 2, 0.2],
      [0, 0, 0],
      cards[2],
    ),
  );
  for (const [w, x, y] of [
    [1.7, 0, -0.8],
    [1.1, -0.3, -1.02],
  ])
    s.add(slab(w, 0.13, 0.065, 0.05, 0.02), matte(C.lilacDeep), [x, y, 0.17], [0, 0, 0], phone);
  const like = s.add(solid(heartShape(0.3), 0.1, 0.03), paint(C.white), [0, 0.0, 0.13], [0, 0, 0], cards[3]);

  const heart = solid(heartShape(0.66), 0.34, 0.155, 10);
  heart.center();
  const hearts = [0, 1, 2].map((i) => ({
    o: s.add(heart, paint(i === 1 ? C.white : i ? C.marigold : "#ff2f55", { roughness: 0.18 })),
    i,
  }));

  const bubble = s.group();
  s.add(slab(1.75, 1.05, 0.42, 0.26, 0.07), paint(C.white), [0, 0, 0], [0, 0, 0], bubble);
  const tail = new THREE.Shape();
  tail.moveTo(-0.12, -0.4);
  tail.lineTo(0.36, -0.4);
  tail.lineTo(0.42, -0.84);
  tail.closePath();
  s.add(solid(tail, 0.2, 0.04), paint(C.white), [0, 0, 0.03], [0, 0, 0], bubble);
  const dots = [C.violet, C.coral, C.marigold].map((c, i) =>
    s.add(new THREE.SphereGeometry(0.14, 40, 28), paint(c), [(i - 1) * 0.42, 0, 0.3], [0, 0, 0], bubble),
  );

  s.glass(0.62, [2.15, 1.5, 1.25], {
    pupil: { radius: 0.25, color: C.marigold, offset: [0, 0, -0.08] },
    stageTop: stage.glass[0],
    stageBottom: stage.glass[1],
  });
  s.contact(2.15, 1.25, 1.0, 0.4, 0.512, "#7a1206");
  const ring = s.add(new THREE.TorusGeometry(0.86, 0.085, 28, 90), metal(C.gold), [2.15, 1.5, 1.25]);
  const loose = [
    [-2.2, 0.86, 1.2, 0.36, paint(C.violet)],
    [-1.55, 0.68, 1.75, 0.18, paint(C.white)],
    [-3.5, 2.2, -0.6, 0.22, paint(C.marigold)],
    [3.6, 4.6, -0.8, 0.16, paint(C.white)],
    [-1.9, 5.15, -0.9, 0.13, paint(C.violet)],
  ].map(([x, y, z, r, m], i) => ({ o: s.ball(r, m, [x, y, z]), x, y, i }));

  return {
    exposure: 1.14,
    light: { env: 0.55, key: 2.1, rim: 1.2, fill: 1.3, aim: [0, 2.4, 0], ...stage.light },
    camera: { fov: 24.5, at: (t) => [0.1 + 0.2 * sin(t), 3.9, 15.4], to: [0.05, 2.62, 0] },
    pose(t) {
      phone.position.set(-0.2, 2.78 + 0.09 * sin(t), 0.05);
      phone.rotation.set(-0.07 + 0.025 * cos(t), 0.36 + 0.13 * sin(t, 1, 0.1), 0.06);
      shade.scale.setScalar(1 - 0.06 * sin(t));
      cards.forEach((g, i) => {
        g.position.z = 0.18 + 0.26 * pulse(t - i / 4, 4);
      });
      bars.forEach((b, i) => {
        const k = 0.8 + 0.35 * sin(t, 1, i / 3);
        b.scale.y = k;
        b.position.y = -0.24 + ([0.2, 0.34, 0.48][i] * k) / 2;
      });
      like.scale.setScalar(1 + 0.35 * pulse(t - 0.75, 6));
      hearts.forEach(({ o, i }) => {
        const u = (((t - i / 3) % 1) + 1) % 1;
        const size = ease(u / 0.18) * (1 - ease((u - 0.78) / 0.2));
        o.position.set(1.15 + 0.75 * u + 0.32 * Math.sin(u * 7 + i * 2), 2.15 + 3.3 * u, 0.9 - 0.3 * u);
        o.rotation.set(0, -0.35 + 0.5 * Math.sin(u * 6), 0.2 * Math.sin(u * 8 + i));
        o.scale.setScalar(Math.max(0.001, size * (0.85 + 0.35 * u)));
      });
      bubble.position.set(-2.5, 3.85 + 0.12 * sin(t, 1, 0.35), 0.6);
      bubble.rotation.set(0, 0.38, -0.06 + 0.03 * sin(t, 1, 0.6));
      dots.forEach((d, i) => {
        const p = pulse(2 * t - i * 0.16, 4);
        d.position.y = 0.15 * p;
      });
      ring.rotation.set(0.28 * sin(t) - 0.12, 0.3 * cos(t), 0);
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
