/** A magnifier sweeps along a row of results; whatever it looks at grows and turns gold. A search field floats above. */
import { THREE, C, RoundedBoxGeometry, cos, disc, ease, film, metal, paint, pulse, sin, slab, matte } from "../kit.js";
import { STAGES } from "./stages.js";

const stage = STAGES.violet;
const COUNT = 6;

film((s) => {
  s.stage({ ...stage.set, glowAt: [0.2, 3.4], glowSize: 5 });
  s.add(disc(3.9, 0.28, 0.1), paint("#7f5cf5"), [0, 0, 0]);
  s.add(disc(3.4, 0.2, 0.09), paint("#a184ff"), [0, 0.28, 0]);
  s.contact(0, 0, 5, 0.4, 0.012, "#12034a");

  const cool = ["#efe8ff", "#dccfff", "#efe8ff", "#dccfff", "#efe8ff", "#dccfff"];
  const bars = cool.map((c, i) => {
    const x = (i - (COUNT - 1) / 2) * 0.84;
    const material = paint(c, { roughness: 0.24, emissive: C.marigold, emissiveIntensity: 0 });
    const o = s.add(new RoundedBoxGeometry(0.6, 1, 0.6, 6, 0.12), material, [x, 1, -0.35]);
    s.contact(x, -0.35, 0.62, 0.4, 0.492, "#12034a");
    return { o, material, x, height: 0.95 + 0.32 * i, from: new THREE.Color(c) };
  });
  const gold = new THREE.Color(C.marigold);

  const field = s.group();
  s.add(slab(4.7, 0.86, 0.42, 0.26, 0.08), paint(C.white), [0, 0, 0], [0, 0, 0], field);
  s.add(new THREE.TorusGeometry(0.16, 0.05, 20, 48), paint(C.violet), [-1.9, 0.03, 0.3], [0, 0, 0], field);
  s.add(
    new THREE.CapsuleGeometry(0.05, 0.14, 10, 20),
    paint(C.violet),
    [-1.75, -0.13, 0.3],
    [0, 0, Math.PI / 4],
    field,
  );
  const words = [
    [0.62, C.ink],
    [0.95, C.lilacDeep],
    [0.5, C.lilacDeep],
  ].map(([w, c], i) =>
    s.add(slab(w, 0.15, 0.075, 0.06, 0.025), matte(c), [[-1.15, -0.22, 0.66][i], 0, 0.25], [0, 0, 0], field),
  );
  const caret = s.add(
    new RoundedBoxGeometry(0.05, 0.4, 0.05, 3, 0.02),
    paint(C.coral),
    [1.05, 0, 0.31],
    [0, 0, 0],
    field,
  );
  s.add(slab(0.62, 0.6, 0.28, 0.1, 0.04), paint(C.marigold), [1.94, 0, 0.25], [0, 0, 0], field);

  const glass = s.group();
  s.add(new THREE.TorusGeometry(0.98, 0.14, 32, 110), paint(C.ink, { roughness: 0.18 }), [0, 0, 0], [0, 0, 0], glass);
  s.add(new THREE.TorusGeometry(0.98, 0.05, 20, 110), metal(C.gold), [0, 0, 0.13], [0, 0, 0], glass);
  const pane = new THREE.MeshPhysicalMaterial({
    color: "#ffffff",
    transparent: true,
    opacity: 0.1,
    roughness: 0.02,
    clearcoat: 1,
    envMapIntensity: 1.6,
    depthWrite: false,
  });
  const lens = s.add(new THREE.SphereGeometry(0.92, 64, 40), pane, [0, 0, 0], [0, 0, 0], glass);
  lens.scale.z = 0.2;
  lens.castShadow = false;
  const shine = new THREE.MeshBasicMaterial({ color: "#ffffff", transparent: true, opacity: 0.55, depthWrite: false });
  const glint = s.add(new THREE.TorusGeometry(0.72, 0.035, 12, 40, 0.9), shine, [0, 0, 0.17], [0, 0, 1.75], glass);
  glint.castShadow = false;
  const handle = s.group([0, 0, 0], [0, 0, -Math.PI * 0.26], glass);
  s.add(new THREE.CylinderGeometry(0.09, 0.09, 0.3, 32), metal(C.gold), [0, -1.2, 0], [0, 0, 0], handle);
  s.add(new THREE.CapsuleGeometry(0.19, 0.85, 16, 40), paint(C.coral), [0, -1.85, 0], [0, 0, 0], handle);

  s.glass(0.5, [3.0, 1.22, 1.35], {
    pupil: { radius: 0.2, color: C.marigold, offset: [0, 0, -0.06] },
    stageTop: stage.glass[0],
    stageBottom: stage.glass[1],
  });
  const ring = s.add(new THREE.TorusGeometry(0.68, 0.065, 24, 80), metal(C.gold), [3.0, 1.22, 1.35]);
  const loose = [
    [-3.3, 0.6, -1.5, 0.32, paint(C.coral)],
    [2.1, 0.64, 1.9, 0.16, paint(C.white)],
    [-3.9, 3.4, -0.9, 0.24, paint(C.coral)],
    [3.75, 4.9, -0.9, 0.3, metal(C.gold)],
    [-2.9, 5.3, -0.6, 0.13, paint(C.white)],
    [4.2, 2.7, -0.8, 0.14, paint(C.marigold)],
  ].map(([x, y, z, r, m], i) => ({ o: s.ball(r, m, [x, y, z]), x, y, i }));

  return {
    exposure: 1.16,
    light: { env: 0.5, key: 2.2, rim: 2, fill: 1.3, aim: [0, 2.2, 0], ...stage.light },
    camera: { fov: 24.5, at: (t) => [0.2 * sin(t), 3.9, 15.4], to: [0.05, 2.6, 0] },
    pose(t) {
      const x = -2.0 * cos(t);
      glass.position.set(x, 2.3 + 0.34 * Math.sin(((x + 2) / 4) * 1.3) + 0.08 * sin(2 * t), 0.95);
      glass.rotation.set(-0.05, -0.12 * cos(t), 0.14 * sin(t));
      bars.forEach(({ o, material, x: bx, height, from }) => {
        const near = ease((1 - Math.abs(bx - x) / 1.2) * 1.7);
        const h = height * (1 + 0.34 * near);
        o.scale.set(1 + 0.12 * near, h, 1 + 0.12 * near);
        o.position.y = 0.48 + h / 2;
        material.color.copy(from).lerp(gold, near);
        material.emissiveIntensity = 0.22 * near;
      });
      field.position.set(0.1, 4.85 + 0.08 * sin(t, 1, 0.3), -0.2);
      field.rotation.set(-0.05, 0.08 * sin(t, 1, 0.1), 0.012 * cos(t));
      caret.scale.y = 0.25 + 0.75 * ease(pulse(4 * t, 1) * 2 - 0.5);
      words.forEach((w, i) => w.scale.set(1, 1 + 0.25 * pulse(t - i / 3, 4), 1));
      ring.rotation.set(0.25 * sin(t) - 0.1, 0.35 * cos(t), 0);
      loose.forEach(({ o, x: lx, y, i }) => {
        const floats = y > 1.5;
        o.position.set(
          lx + (floats ? 0.1 * cos(t, 1, i * 0.3) : 0),
          y + (floats ? 0.14 * sin(t, 1, i * 0.3) : 0),
          o.position.z,
        );
      });
    },
  };
});
