/** A seeded generator, so that a picture never changes between two runs: r(a, b) gives a number between a and b. */
export const seeded = (seed) => {
  let s = seed;
  return (a = 0, b = 1) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return a + ((b - a) * s) / 4294967296;
  };
};

/** Smooth noise of the plane, from 0 to 1. */
export const noise2 = (seed = 0) => {
  const at = (x, y) => {
    let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - i, y - j].map((t) => t * t * (3 - 2 * t));
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const low = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return top * (1 - v) + low * v;
  };
};
