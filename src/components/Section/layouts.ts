import { css, type SerializedStyles } from "@emotion/react";
import { media, typography } from "../../theme";

/** A layout of a `Section`: the styles of each of its parts. */
export interface SectionLayout {
  /** Holds the header and what follows it. */
  readonly inner?: SerializedStyles;
  /** Holds the action and, in a `div`, kicker, heading and introduction. */
  readonly header?: SerializedStyles;
  readonly heading?: SerializedStyles;
}

/** With a heading as large as a poster's. */
export const posterHeading: SectionLayout = { heading: css({ ...typography.poster, maxWidth: "none" }) };

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

/** The place beside the heading in two columns, for what isn't below it. */
export const secondColumn = { [media.desktop]: { gridArea: "1 / 2 / span 2" } } as const;

/** Two columns, where the heading stays in view while the other column scrolls. */
export const stickyHeading: SectionLayout = {
  ...twoColumns,
  header: css({ [media.desktop]: { position: "sticky", top: "7.5rem", alignSelf: "start" } }),
};
