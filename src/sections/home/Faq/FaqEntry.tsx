import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, media, motion, space, typography } from "../../../theme";

const stroke = "linear-gradient(currentColor, currentColor)";

const styles = {
  question: css({
    ...typography.h3,
    display: "grid",
    gridTemplateColumns: "clamp(2.25rem, 4vw, 4rem) minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "0.5rem",
    width: "100%",
    minHeight: "clamp(4.5rem, 6vw, 5.5rem)",
    padding: "0.75rem 0",
    border: 0,
    background: "none",
    fontSize: "clamp(1.1875rem, 1rem + 0.8vw, 1.625rem)",
    textAlign: "start",
    [media.print]: { minHeight: 0, padding: "0.5rem 0" },
  }),
  entry: css({ borderBottom: `1px solid ${color.line}` }),
  toggle: css({
    // A plus, which turns into a cross.
    "&::after": {
      content: '""',
      width: 20,
      height: 20,
      background: `${stroke} center / 16px 2px, ${stroke} center / 2px 16px`,
      backgroundRepeat: "no-repeat",
      forcedColorAdjust: "none",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    "&[aria-expanded=true]::after": { transform: "rotate(45deg)" },
    [media.hover]: { "&:hover": { color: color.accent } },
    [media.print]: { "&::after": { display: "none" } },
  }),
  numeral: css({
    ...typography.small,
    letterSpacing: 0,
    fontVariantNumeric: "tabular-nums",
    color: color.figure,
  }),
  answer: css({
    display: "grid",
    gridTemplateRows: "0fr",
    visibility: "hidden",
    transition: `grid-template-rows ${motion.state}ms ${motion.ease}, visibility ${motion.state}ms`,
    "&[data-open]": { gridTemplateRows: "1fr", visibility: "visible" },
    [media.static]: { gridTemplateRows: "1fr", visibility: "visible" },
  }),
  clip: css({ overflow: "hidden" }),
  text: css({
    maxWidth: space.measure,
    paddingBottom: "1.75rem",
    paddingInline: "calc(clamp(2.25rem, 4vw, 4rem) + 0.5rem) 3rem",
    color: color.muted,
    [media.small]: { paddingInlineEnd: 0 },
    [media.print]: { maxWidth: "none", paddingBottom: "0.75rem" },
  }),
};

export interface FaqEntryProps {
  item: Queries.FaqItemForHomeFragment;
  /** Starts at 1. */
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question that opens and closes its answer. Without JavaScript, it's a plain heading above the open answer. */
export function FaqEntry({ item, number, isOpen, onToggle }: FaqEntryProps) {
  const answerId = `faq-answer-${number}`;
  const words = (
    <>
      <span css={styles.numeral} aria-hidden="true">
        {String(number).padStart(2, "0")}
      </span>
      {item.question}
    </>
  );
  return (
    <li css={styles.entry}>
      <h3>
        <button
          type="button"
          css={[styles.question, styles.toggle]}
          data-needs-script=""
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={onToggle}
        >
          {words}
        </button>
        <noscript>
          <span css={styles.question}>{words}</span>
        </noscript>
      </h3>
      <div id={answerId} css={styles.answer} data-open={isOpen ? "" : undefined}>
        <div css={styles.clip}>
          <p css={styles.text}>{item.answer}</p>
        </div>
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment FaqItemForHome on FaqItem {
    question
    answer
  }
`;
