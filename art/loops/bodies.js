/** Inflated bodies without joints: rods melted into one another, each given by the distance of a point to it. */
import { THREE } from "./kit.js";

/** Distance to a rod through points of x, y, z and radius; far from it, only how far at least. */
export const rod = (points) => {
  const ends = points.map((_, i) => i).filter((i) => i % 4 === 0);
  const middle = [0, 1, 2].map((k) => ends.reduce((sum, i) => sum + points[i + k] / ends.length, 0));
  const round = Math.max(...ends.map((i) => Math.hypot(...middle.map((m, k) => m - points[i + k])) + points[i + 3]));
  return (x, y, z) => {
    const far = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - round;
    if (far > 1) return far;
    let least = Infinity;
    for (let i = 0; i + 7 < points.length; i += 4) {
      const [ax, ay, az, ar] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
      const [wx, wy, wz] = [points[i + 4] - ax, points[i + 5] - ay, points[i + 6] - az];
      const [px, py, pz] = [x - ax, y - ay, z - az];
      const k = Math.min(1, Math.max(0, (px * wx + py * wy + pz * wz) / (wx * wx + wy * wy + wz * wz)));
      const d = Math.hypot(px - k * wx, py - k * wy, pz - k * wz) - ar - k * (points[i + 7] - ar);
      if (d < least) least = d;
    }
    return least;
  };
};

/** Union of bodies, with a hollow of about this width where they meet. */
export const melt =
  (width, ...bodies) =>
  (x, y, z) => {
    let d = bodies[0](x, y, z);
    for (let i = 1; i < bodies.length; i++) {
      const e = bodies[i](x, y, z);
      const near = Math.max(0, width - Math.abs(d - e)) / width;
      d = Math.min(d, e) - (near * near * near * width) / 6;
    }
    return d;
  };

const gradient = (field, x, y, z, h = 0.02) =>
  new THREE.Vector3(
    field(x + h, y, z) - field(x - h, y, z),
    field(x, y + h, z) - field(x, y - h, z),
    field(x, y, z + h) - field(x, y, z - h),
  ).multiplyScalar(0.5 / h);

/** The surface where `field` is zero between two corners: a net of one point for each cell of a grid that it crosses. */
export const skin = (field, low, high, step = 0.05) => {
  const n = low.map((from, i) => Math.ceil((high[i] - from) / step) + 1);
  const strides = [1, n[0], n[0] * n[1]];
  const values = new Float32Array(n[0] * n[1] * n[2]);
  for (let k = 0, at = 0; k < n[2]; k++)
    for (let j = 0; j < n[1]; j++)
      for (let i = 0; i < n[0]; i++, at++) values[at] = field(low[0] + i * step, low[1] + j * step, low[2] + k * step);
  const sums = new Map();
  const faces = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (let at = 0; at + strides[axis] < values.length; at++) {
      const [a, b] = [values[at], values[at + strides[axis]]];
      if (a < 0 === b < 0) continue;
      const spot = [at % n[0], Math.floor(at / n[0]) % n[1], Math.floor(at / strides[2])];
      spot[axis] += a / (a - b);
      const cells = [at, at - strides[u], at - strides[u] - strides[v], at - strides[v]];
      for (const cell of cells) {
        const sum = sums.get(cell) ?? [0, 0, 0, 0];
        spot.forEach((value, i) => (sum[i] += value));
        sum[3]++;
        sums.set(cell, sum);
      }
      const [p, q, r, s] = a < 0 ? cells : cells.reverse();
      faces.push(p, q, r, p, r, s);
    }
  }
  const names = new Map([...sums.keys()].map((cell, i) => [cell, i]));
  const points = [...sums.values()].map(([x, y, z, count]) => {
    const p = new THREE.Vector3(x, y, z).multiplyScalar(step / count).add(new THREE.Vector3(...low));
    // The net lies near the surface only.
    for (let i = 0; i < 3; i++) {
      const g = gradient(field, p.x, p.y, p.z);
      p.addScaledVector(g, -field(p.x, p.y, p.z) / g.lengthSq());
    }
    return p;
  });
  const geometry = new THREE.BufferGeometry().setFromPoints(points);
  const normals = points.flatMap((p) => gradient(field, p.x, p.y, p.z, 0.06).normalize().toArray());
  geometry.setAttribute("normal", new THREE.Float32BufferAttribute(normals, 3));
  geometry.setIndex(faces.map((cell) => names.get(cell)));
  return geometry;
};
