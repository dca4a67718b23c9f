import { css } from "@emotion/react";
import { BrandMark } from "../../../components/BrandMark/BrandMark";
import { colors } from "../../../theme/colors";
import { radius } from "../../../theme/layout";
import { typography } from "../../../theme/typography";

const card = css({
  position: "relative",
  overflow: "clip",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  minHeight: "clamp(15rem, 24vw, 20rem)",
  padding: "clamp(1.5rem, 3vw, 2.25rem)",
  borderRadius: radius.card,
  background: colors.ink,
  color: colors.white,
  '[data-scheme="ink"] &': { background: colors.inkSoft },
});
const crop = css({
  position: "absolute",
  bottom: "18%",
  insetInlineEnd: "-7rem",
  width: "min(85%, 27rem)",
  height: "auto",
});
const line = css({ ...typography.h2, position: "relative", fontSize: "clamp(1.625rem, 1.2rem + 1.4vw, 2.375rem)" });
const figure = css({ display: "block", fontSize: "2.4em", lineHeight: 1, color: colors.marigold });

/** A figure at the start of the line, such as "41%" or "₹5,000", and what follows it. */
const FIGURE = /^(\S*\d\S*)\s+(.+)$/;

export interface PullQuoteProps {
  text: string;
  className?: string;
}

/** One short line set large on a dark card, a figure at its start larger still. */
export function PullQuote({ text, className }: PullQuoteProps) {
  const [, number, rest] = FIGURE.exec(text) ?? [];
  return (
    <div css={card} className={className}>
      <BrandMark css={crop} color={colors.violet} />
      <p css={line}>
        {number ? (
          <>
            <span css={figure}>{number}</span> {rest}
          </>
        ) : (
          text
        )}
      </p>
    </div>
  );
}
