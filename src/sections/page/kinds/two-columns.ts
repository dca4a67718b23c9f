import { css } from "@emotion/react";
import { media } from "../../../theme/layout";

/** Lays a `Section` out in two columns on large screens: its heading first, the rest beside it. */
export const twoColumns = css({
  [media.desktop]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: "clamp(3rem, 7vw, 7rem)",
    },
  },
});

/** Keeps the heading of a two-column `Section` in view while the column beside it scrolls by. */
export const stickyHeading = css({
  [media.desktop]: { "& > div > div:first-of-type": { position: "sticky", top: "7.5rem", alignSelf: "start" } },
});
