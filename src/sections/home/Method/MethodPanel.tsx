import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { useIsSmall } from "../../../hooks/useMediaQuery";
import { borderlessCard, color, cover, media, motion, radius, typography } from "../../../theme";
import { homeMessages } from "$messages/home";

const openEye = keyframes({ from: { clipPath: `inset(38% 0 round ${radius.card})` } });

const styles = {
  // All panels share one grid cell, so the section's height doesn't depend on which one shows.
  panel: css({
    gridArea: "1 / 1",
    "&:not([data-current])": { visibility: "hidden", "& img": { display: "none" } },
    [media.static]: {
      gridArea: "auto",
      "&:not([data-current])": { visibility: "inherit", "& img": { display: "block" } },
    },
  }),
  picture: css({
    aspectRatio: "4 / 3",
    borderRadius: radius.card,
    overflow: "hidden",
    background: color.line,
    "& img": { ...cover, animation: `${openEye} ${motion.state}ms ${motion.ease}` },
  }),
  words: css({
    position: "relative",
    marginTop: "-2.5rem",
    marginInlineEnd: "1rem",
    padding: "1.5rem clamp(1.25rem, 2.6vw, 2.25rem) clamp(1.5rem, 2.6vw, 2.25rem)",
    ...borderlessCard,
    background: color.card,
    [media.wide]: {
      marginTop: "-5.5rem",
      marginInlineEnd: "16%",
      marginInlineStart: "calc(-1 * clamp(1.5rem, 4vw, 4rem))",
    },
    [media.print]: { margin: 0, padding: 0 },
  }),
  name: css({
    ...typography.kicker,
    color: color.figure,
    // From 768 px, the selected tab shows this.
    [media.wide]: { display: "none" },
    [media.static]: { display: "block" },
  }),
  heading: css({ ...typography.h3, fontSize: "clamp(1.5rem, 2.4vw, 2rem)" }),
  text: css({ marginTop: "0.625rem", color: color.muted }),
};

export interface MethodPanelProps {
  step: Queries.MethodStepForHomeFragment;
  /** Starts at 1. */
  number: number;
  isCurrent: boolean;
}

/** One step: its picture and what happens in it. */
export function MethodPanel({ step, number, isCurrent }: MethodPanelProps) {
  const isSmall = useIsSmall();
  return (
    <div
      id={`method-panel-${number}`}
      role={isSmall ? "group" : "tabpanel"}
      aria-labelledby={`method-tab-${number}`}
      css={styles.panel}
      data-current={isCurrent ? "" : undefined}
    >
      <div css={styles.picture} data-print="hide">
        <Illustration of={step.image} sizes="(max-width: 767.98px) calc(100vw - 2rem), 45rem" />
      </div>
      <div css={styles.words}>
        <p css={styles.name}>{homeMessages.step({ number, title: step.title })}</p>
        <h3 css={styles.heading}>{step.heading}</h3>
        <p css={styles.text}>{step.text}</p>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment MethodStepForHome on MethodStep {
    title
    heading
    text
    image {
      ...IllustrationForCard
    }
  }
`;
