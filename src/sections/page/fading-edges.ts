import { css } from "@emotion/react";
import { inlineSign, media } from "../../theme";

/** A picture's edges fade into its section's colour: above and below on small screens, else towards the text and below. */
export const fadingEdges = css({
  maskImage: "linear-gradient(transparent, black 20%, black 78%, transparent)",
  [media.wide]: {
    maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent 2%, black 40%), linear-gradient(black 68%, transparent)`,
    maskComposite: "intersect",
  },
});
