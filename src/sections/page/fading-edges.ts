import { css, type SerializedStyles } from "@emotion/react";
import { inlineSign, media } from "../../theme";

/**
 * A picture's edges fade into its section's colour: above and below on small screens, else towards the text and below.
 *
 * @param width of the edge towards the text, in per cent of the picture
 */
export const fadingEdges = (width: number): SerializedStyles =>
  css({
    // Eased, or the eye would see where it begins.
    maskImage:
      "linear-gradient(transparent, rgb(0 0 0 / 15%) 4%, rgb(0 0 0 / 85%) 12%, black 16%, black 88%, transparent)",
    [media.wide]: {
      maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent, rgb(0 0 0 / 35%) ${width / 2}%, black ${width}%), linear-gradient(black 88%, transparent)`,
      maskComposite: "intersect",
    },
  });
