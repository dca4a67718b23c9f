/** Bars breathe upwards in turn, an arrow leads out of them, coins spin past, and a lens runs the length of the curve. */
import { THREE, C, RoundedBoxGeometry, cos, disc, ease, film, metal, paint, pulse, sin, slab, matte } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.marigold;

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.4, 3.6], glowSize: 5 });
  s.add(disc(3.6, 0.28, 0.1), paint("#fff3da"), [0, 0, 0]);
  s.add(disc(3.1, 0.22, 0.09), paint("#ffe2ac"), [0, 0.28, 0]);
  s.contact(0, 0, 5, 0.35, 0.012, "#7a3c00");

  const tall = [0.9, 1.45, 2.05, 2.8];
  const bars = [C.coral, C.violet, C.coral, C.violet].map((c, i) => {
    const x = -1.75 + i * 1.08;
    s.contact(x, 0, 0.75, 0.4, 0.512, "#7a3c00");
    return s.add(new RoundedBoxGeometry(0.74, 1, 0.74, 6, 0.13), paint(i === 3 ? C.ink : c), [x, 1, 0]);
  });

  const curve = new THREE.CatmullRomCurve3([
    new THREE.Vector3(-2.7, 1.35, 0.75),
    new THREE.Vector3(-1.75, 2.0, 0.75),
    new THREE.Vector3(-0.75, 2.05, 0.75),
    new THREE.Vector3(0.3, 3.1, 0.72),
    new THREE.Vector3(1.25, 3.35, 0.66),
    new THREE.Vector3(2.25, 4.75, 0.55),
  ]);
  const arrow = s.group();
  s.add(new THREE.TubeGeometry(curve, 160, 0.13, 24), paint(C.white), [0, 0, 0], [0, 0, 0], arrow);
  s.ball(0.13, paint(C.white), curve.getPoint(0).toArray(), arrow);
  const tip = curve.getPoint(1);
  const along = curve.getTangent(1);
  const head = s.add(
    new THREE.ConeGeometry(0.36, 0.7, 48, 1),
    paint(C.white),
    tip.clone().addScaledVector(along, 0.2).toArray(),
    [0, 0, 0],
    arrow,
  );
  head.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along);
  const runner = s.glass(
    0.3,
    [0, 0, 0],
    {
      pupil: { radius: 0.12, color: C.marigold, offset: [0, 0, -0.03] },
      stageTop: stage.glass[0],
      stageBottom: stage.glass[1],
    },
    arrow,
  );

  const struck = { roughness: 0.3, emissive: "#8a5200", emissiveIntensity: 0.55 };
  // A coin: a rim, a recessed face, and the eye of the mark struck on both sides.
  const coin = () => {
    const g = s.group();
    const rim = s.add(new THREE.TorusGeometry(0.52, 0.09, 24, 80), metal("#ffb43c", struck), [0, 0, 0], [0, 0, 0], g);
    rim.scale.z = 1.25;
    s.add(new THREE.CylinderGeometry(0.5, 0.5, 0.13, 64), metal("#ffc65a", struck), [0, 0, 0], [Math.PI / 2, 0, 0], g);
    for (const side of [1, -1]) {
      s.add(new THREE.TorusGeometry(0.28, 0.045, 16, 60), metal("#ffb43c", struck), [0, 0, 0.07 * side], [0, 0, 0], g);
      s.add(new THREE.SphereGeometry(0.11, 24, 16), metal("#ffb43c", struck), [0, 0, 0.05 * side], [0, 0, 0], g);
    }
    return g;
  };
  const coins = [0, 1, 2].map(() => coin());
  const stack = [0, 1, 2].map((i) => {
    const g = coin();
    g.rotation.set(Math.PI / 2, 0, i);
    g.position.set(2.55 + 0.04 * Math.sin(i * 3), 0.62 + i * 0.225, 0.95);
    return g;
  });
  s.contact(2.55, 0.95, 0.95, 0.5, 0.512, "#7a3c00");

  const panel = s.group();
  s.add(slab(1.9, 1.25, 0.2, 0.16, 0.05), paint(C.white), [0, 0, 0], [0, 0, 0], panel);
  const dial = s.group([-0.45, 0, 0.2], [0, 0, 0], panel);
  s.add(new THREE.TorusGeometry(0.3, 0.09, 20, 60, Math.PI * 1.35), paint(C.violet), [0, 0, 0], [0, 0, 0], dial);
  s.add(
    new THREE.TorusGeometry(0.3, 0.09, 20, 60, Math.PI * 0.5),
    paint(C.coral),
    [0, 0, 0],
    [0, 0, Math.PI * 1.43],
    dial,
  );
  const lines = [0.26, 0, -0.26].map((y, i) =>
    s.add(
      slab([0.75, 0.6, 0.75][i], 0.12, 0.06, 0.05, 0.02),
      matte([C.lilacDeep, C.lilacDeep, C.marigold][i]),
      [[0.45, 0.375, 0.45][i], y, 0.15],
      [0, 0, 0],
      panel,
    ),
  );

  const loose = [
    [-2.75, 0.86, 1.0, 0.35, paint(C.coral)],
    [-2.1, 0.67, 1.6, 0.17, paint(C.white)],
    [3.7, 2.6, -0.7, 0.2, paint(C.violet)],
    [-3.7, 2.3, -0.8, 0.15, paint(C.white)],
    [-0.6, 5.35, -0.8, 0.14, paint(C.coral)],
  ].map(([x, y, z, r, m], i) => ({ o: s.ball(r, m, [x, y, z]), x, y, i }));

  return {
    exposure: 1.1,
    light: { env: 0.5, key: 2.2, rim: 1, fill: 1.3, aim: [0, 2.2, 0], ...stage.light },
    camera: { fov: 24.5, at: (t) => [0.1 + 0.2 * sin(t), 3.9, 15.4], to: [0.1, 2.6, 0] },
    pose(t) {
      bars.forEach((b, i) => {
        const h = tall[i] * (1 + 0.17 * pulse(t - i * 0.13, 3));
        b.scale.y = h;
        b.position.y = 0.5 + h / 2;
      });
      arrow.position.y = 0.09 * sin(t, 1, 0.15);
      const u = t;
      const p = curve.getPoint(ease(u * 0.96 + 0.02));
      runner.position.set(p.x, p.y + 0.36, p.z + 0.1);
      runner.scale.setScalar(Math.max(0.001, ease(u / 0.12) * (1 - ease((u - 0.86) / 0.12))));
      runner.material.uniforms.radius.value = 0.3 * runner.scale.x;
      runner.material.uniforms.pupilRadius.value = 0.12 * runner.scale.x;
      const places = [
        [3.4, 3.75, -0.1],
        [-0.55, 4.4, -0.3],
        [3.0, 1.95 + 0.1, 1.1],
      ];
      coins.forEach((g, i) => {
        const [x, y, z] = places[i];
        g.position.set(x, y + 0.18 * sin(t, 1, i / 3), z);
        g.rotation.set(0.15, Math.PI * 2 * t + i * 1.1, 0.18);
      });
      stack.forEach((g, i) => (g.rotation.z = i + 0.2 * sin(t, 1, i / 5)));
      panel.position.set(-2.65, 3.95 + 0.1 * sin(t, 1, 0.5), 0.3);
      panel.rotation.set(0, 0.36 + 0.05 * sin(t), 0.05 * cos(t));
      dial.rotation.z = Math.PI * 2 * t;
      lines.forEach((l, i) => (l.scale.x = 1 - 0.25 * pulse(t - i / 3, 2)));
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
