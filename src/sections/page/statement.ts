import { css } from "@emotion/react";
import { twoColumns, type SectionLayout } from "../../components/Section/layouts";
import { headingSize, media } from "../../theme";

/** A heading as large as a poster's across both columns, and the rest below it. */
export const statement: SectionLayout = {
  ...twoColumns,
  header: css({ gridColumn: "1 / -1" }),
  heading: css({ maxWidth: "none", fontSize: headingSize("clamp(2.375rem, 0.9rem + 5.8vw, 8rem)"), lineHeight: 1 }),
};

/** The second column below a statement. */
export const belowStatement = { [media.desktop]: { gridArea: "2 / 2" } } as const;
