import { css } from "@emotion/react";
import { inlineSign, media } from "../../theme";

/** A picture's edges fade into its section's colour: above and below on small screens, else towards the text and below. */
export const fadingEdges = css({
  maskImage: "linear-gradient(transparent, black 10%, black 88%, transparent)",
  [media.wide]: {
    // Eased, or the eye would see where it begins.
    maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent, rgb(0 0 0 / 5%) 6%, rgb(0 0 0 / 25%) 14%, rgb(0 0 0 / 75%) 24%, black 33%), linear-gradient(black 88%, transparent)`,
    maskComposite: "intersect",
  },
});
