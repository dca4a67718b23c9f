import { css } from "@emotion/react";
import { BrandMark } from "../../../components/BrandMark/BrandMark";
import type { Palette } from "../../../constants/palettes";
import { color } from "../../../theme/color";
import { borderlessCard } from "../../../theme/layout";
import { typography } from "../../../theme/typography";

const styles = {
  card: css({
    position: "relative",
    overflow: "clip",
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: "clamp(15rem, 24vw, 20rem)",
    padding: "clamp(24px, 3vw, 2.25rem)",
    ...borderlessCard,
    // In a section with the same colour scheme, use the raised background.
    '[data-scheme="ink"] &[data-scheme="ink"]': { background: color.card },
  }),
  crop: css({
    position: "absolute",
    bottom: "24%",
    insetInlineEnd: "-7rem",
    width: "min(85%, 25rem)",
    height: "auto",
  }),
  line: css({ ...typography.h2, position: "relative", fontSize: "clamp(1.625rem, 1.2rem + 1.4vw, 2.375rem)" }),
  figure: css({ display: "block", fontSize: "2.4em", lineHeight: 1, color: color.accent }),
};

/** Matches a figure at the start of the line, such as "41%" or "₹5,000", and the text after it. */
const FIGURE = /^(\S*\d\S*)\s+(.+)$/;

export interface PullQuoteProps {
  text: string;
  /** The page's. */
  palette: Palette;
  className?: string;
}

/** A short line in large type on a card in the page's colours. A figure at its start is even larger. */
export function PullQuote({ text, palette, className }: PullQuoteProps) {
  const [, number, rest] = FIGURE.exec(text) ?? [];
  return (
    <div css={styles.card} data-scheme={palette} className={className}>
      <BrandMark css={styles.crop} color={color.accent} accent={color.light} />
      <p css={styles.line}>
        {number ? (
          <>
            <span css={styles.figure}>{number}</span> {rest}
          </>
        ) : (
          text
        )}
      </p>
    </div>
  );
}
