import { css } from "@emotion/react";
import { inlineSign, media } from "../../theme";

/** A picture's edges fade into its section's colour: above and below on small screens, else towards the text and below. */
export const fadingEdges = css({
  maskImage: "linear-gradient(transparent, black 10%, black 88%, transparent)",
  [media.wide]: {
    // Eased, or the eye would see where it begins.
    maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent, rgb(0 0 0 / 5%) 4%, rgb(0 0 0 / 25%) 10%, rgb(0 0 0 / 75%) 18%, black 25%), linear-gradient(black 88%, transparent)`,
    maskComposite: "intersect",
  },
});
