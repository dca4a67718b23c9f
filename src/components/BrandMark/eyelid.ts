import { css, keyframes } from "@emotion/react";
import { scrollDriven } from "../../theme";
import { brandMark } from "./BrandMark";

/** Half the width of the mark's rings, and the weight of their lines, in % of its edge. */
const RADIUS = 34.8;
const WEIGHT = 7.2;

/** The edge of the upper lid from corner to corner: over the rings (1) or under them (-1), moved down by some %. */
const edge = (centre: number, openness: number, down = 0): string[] =>
  Array.from({ length: 19 }, (_, step) => {
    const angle = (Math.PI * step) / 18;
    const y = centre + down - openness * RADIUS * Math.sin(angle);
    return `${(50 - RADIUS * Math.cos(angle)).toFixed(1)}% ${y.toFixed(1)}%`;
  });

/** The eye below the lid, and the line along the lid's edge. */
const below = (centre: number, openness: number): string =>
  `polygon(${[...edge(centre, openness), ...edge(centre, -1).reverse()].join()})`;
const line = (centre: number, openness: number, weight: number): string =>
  `polygon(${[...edge(centre, openness), ...edge(centre, openness, weight).reverse()].join()})`;

const closing = (centre: number) => {
  const shut = { transform: "scaleY(0.5)" };
  const close = keyframes({
    from: { clipPath: `${below(centre, 1)} view-box` },
    // Nothing is left of it in the end but the softened edge of the cut.
    "95%": { opacity: 1 },
    to: { ...shut, opacity: 0, clipPath: `${below(centre, -1)} view-box` },
  });
  const drop = keyframes({ to: { ...shut, clipPath: line(centre, -1, -1.2 * WEIGHT) } });
  // Unseen for a moment, where the rays would be slivers over the rings.
  const turn = keyframes({
    "50%": { opacity: 1, transform: "scaleY(0.6)" },
    "56%": { opacity: 0, transform: "scaleY(0.55)" },
    "57%": { opacity: 0, transform: "scaleY(-0.8)" },
    "63%": { opacity: 1 },
    to: { transform: "scaleY(-0.8)" },
  });
  const range = ["entry 20% entry 60%", "--page-end", "both"] as const;
  const origin = `50% ${centre}%`;
  return css({
    "& circle, & path": { transformBox: "view-box", transformOrigin: origin },
    "& circle": scrollDriven(close, ...range),
    "& path": scrollDriven(turn, ...range),
    "&::after": [
      {
        content: '""',
        position: "absolute",
        inset: 0,
        background: "currentColor",
        clipPath: line(centre, 1, WEIGHT),
        transformOrigin: origin,
      },
      scrollDriven(drop, ...range),
    ],
  });
};

/**
 * For the frame of a mark at the end of the page: its upper lid comes down as the footer comes into view. Its rays turn
 * down with it, as its lashes. The mark of a logo has no rings to close over.
 */
export const closesAtTheEnd = brandMark.hollow && closing(brandMark.hollow.y * 100);
