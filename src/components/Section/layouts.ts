import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../theme/layout";

/** What a layout of a `Section` says of each of its parts. */
export interface SectionLayout {
  /** Holds the header and what follows it. */
  readonly inner?: SerializedStyles;
  /** Holds the words and the action. */
  readonly header?: SerializedStyles;
  /** Holds kicker, heading and introduction. */
  readonly words?: SerializedStyles;
  readonly heading?: SerializedStyles;
}

/** Centred, as only an invitation is. */
export const centred: SectionLayout = {
  header: css({ justifyContent: "center", marginBottom: "1rem" }),
  heading: css({ maxWidth: "16ch", margin: "0 auto", fontSize: "clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)" }),
};

/** Two columns on large screens: the heading first, the rest beside it. */
export const twoColumns: SectionLayout = {
  inner: css({
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "clamp(3rem, 7vw, 7rem)",
    },
  }),
};

/** Two columns, of which the heading stays in view while the other scrolls by. */
export const stickyHeading: SectionLayout = {
  ...twoColumns,
  header: css({ [media.desktop]: { position: "sticky", top: "7.5rem", alignSelf: "start" } }),
};

interface BesidePicture {
  /** Of the words and of the picture. */
  columns: string;
  gap: string;
  /** Between the heading and the text below it. */
  space: number | string;
}

/** From 768 px, heading and text together in the middle of a picture's height; children name their places in the grid. */
export const besidePicture = ({ columns, gap, space }: BesidePicture): SectionLayout => ({
  inner: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: columns,
      gridTemplateRows: "1fr auto 1fr",
      columnGap: gap,
    },
  }),
  header: css({ [media.wide]: { gridRow: 1, alignSelf: "end", marginBottom: space } }),
});
