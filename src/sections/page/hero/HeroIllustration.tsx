import { css } from "@emotion/react";
import { inlineSign, media } from "../../../theme";
import { Illustration, type IllustrationProps } from "../../../components/Illustration/Illustration";
import { fadingEdges } from "../fading-edges";

const styles = {
  /** The picture is on the background of the page's colour scheme; its edges fade into the hero's colour. */
  art: css({
    position: "relative",
    aspectRatio: "4 / 3",
    "&&": { gridColumn: "full" },
    marginTop: "-0.5rem",
    // Corners that are darker than the hero would be seen as a cloud.
    "[data-scheme=ink] > &": { mixBlendMode: "lighten" },
    "& img": { position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" },
    [media.wide]: {
      "&&": { gridColumn: "middle / full-end" },
      gridRow: "1 / 4",
      // In the upper corner of the window.
      alignSelf: "start",
      aspectRatio: "3 / 2",
      minWidth: 0,
      margin: 0,
      marginInlineStart: "-5rem",
      // Crops the edge beside the words, where the fade would cut a ball in half.
      "& img": { objectPosition: `calc(50% + ${inlineSign} * 50%)` },
    },
  }),
};

/** A hero's picture, in the columns named by the hero's grid. It's the only picture of a page that loads at once. */
export function HeroIllustration({ of }: Pick<IllustrationProps, "of">) {
  return (
    <div css={[fadingEdges, styles.art]} data-print="hide">
      <Illustration of={of} sizes="(min-width: 768px) 56vw, 100vw" eager />
    </div>
  );
}
