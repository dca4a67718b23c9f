import { hand } from "../hand.mjs";

/** What the press sheet of the marigold and its pencil drawing share, so that one lies on the other to the pixel. */

/** Pixels of the picture: the flower's centre and radius, the loupe's and its rim, where the violet ends, the colour bar. */
export const sheet = {
  flower: { x: 1000, y: 750, radius: 512 },
  loupe: { x: 1400, y: 930, radius: 270, rim: 58 },
  edge: 1806,
  bar: { x: 1856, y: 310, side: 48, gap: 228, name: 1930 },
};

/** The four inks: colour, angle of the screen, name. */
export const inks = [
  ["#FFB020", 0, "Marigold"],
  ["#FF5A3C", 75, "Coral"],
  ["#6A45E8", 15, "Violet"],
  ["#17112E", 45, "Ink"],
];

/** Number of petals in a ring, from the outer one inwards. */
export function petalsOf(ring) {
  return 19 - ring * 2;
}

/** How far a ring's petals reach at an angle, as a share of the flower's radius; and where in its petal the angle is, 0 to 2 pi a petal. */
export function petalEdge(ring, angle) {
  const turn = angle * petalsOf(ring) + ring * 1.7;
  const lobe = Math.abs(Math.sin(turn / 2));
  return { edge: (1.02 - ring * 0.145) * (0.86 + 0.14 * lobe ** 0.55), turn, lobe };
}

/** The canvas, with the functions above in its page, and a hand. */
export const canvas = `<canvas width="2000" height="1500"></canvas><script>${hand}${petalsOf}${petalEdge}</script>`;
