import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { Section } from "../../components/Section/Section";
import type { SectionLayout } from "../../components/Section/layouts";
import { Carousel } from "../../components/Carousel/Carousel";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { useCountUp } from "../../hooks/useCountUp";
import { useInView } from "../../hooks/useInView";
import { useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { formatNumber } from "../../messages/numbers";
import { color, media, motion, scrollDriven, space, typography } from "../../theme";
import type { ListSectionProps } from "./list-section";

const TRACKING = "-0.04em";
/** The width of a digit, in em. */
const DIGIT = 0.6;

/** How many figures the carousel shows side by side; there's none on wider screens. */
const SHOW = { desktop: 1, medium: 1, small: 2 };

/** The mark's width on small screens, where it's beside the heading. */
const SMALL_MARK = "min(6.5rem, 28vw)";

/** Shows the mark's rays up to a gap between two of them, by its distance from the last one. */
const lit = (end: string) => ({
  clipPath: `inset(-99% ${end} -99% -5%) view-box`,
  animationTimingFunction: "step-end",
});

/** Our rays light whole, one after another, as many as there are figures. */
const light = keyframes({
  "from, 35%": lit("105%"),
  "46%": lit("84%"),
  "57%": lit("67%"),
  "68%": lit("50%"),
  "79%": lit("33%"),
  "90%": lit("16%"),
  to: lit("-5%"),
});

/** The mark has room of its own, so that no shape it may have is behind text. */
const layout = {
  inner: css({
    [media.desktop]: { paddingInlineEnd: `calc(0.3 * min(100%, ${space.content}))` },
  }),
  header: css({ [media.wide]: { flexWrap: "nowrap" } }),
  heading: css({
    [media.small]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      alignItems: "end",
      minHeight: SMALL_MARK,
      paddingInlineEnd: `calc(${SMALL_MARK} + 16px)`,
    },
  }),
} satisfies SectionLayout;

const styles = {
  mark: css({
    flex: "none",
    width: "clamp(10rem, 19vw, 17.5rem)",
    height: "auto",
    // Reaches into the section's padding, into the gutter and towards the figures.
    marginTop: `calc(1rem - ${space.section})`,
    marginBottom: "-1.5rem",
    pointerEvents: "none",
    [media.small]: { position: "absolute", top: "-1rem", insetInlineEnd: 0, width: SMALL_MARK, margin: 0 },
    // As high as heading and figures.
    [media.desktop]: {
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      width: "26%",
      margin: "auto 0",
    },
    viewTimelineName: "--mark",
    "& g[fill=none] > path": scrollDriven(light, "entry 0% cover 32%", "--mark"),
  }),
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "clamp(1.5rem, 4vw, 4rem) clamp(1rem, 3vw, 3rem)",
    },
    // Columns are as wide as what they hold, with even gaps.
    [media.desktop]: { gridTemplateColumns: "repeat(3, auto)", justifyContent: "space-between" },
  }),
  item: css({ display: "flex", flexDirection: "column", gap: "0.5rem" }),
  value: css({
    ...typography.numeral,
    fontSize: `min(clamp(4.25rem, 10.4vw, 9rem), min(26vw, 22rem) / var(--digits) / ${DIGIT})`,
    fontWeight: 800,
    fontVariantNumeric: "tabular-nums",
    color: color.accent,
    letterSpacing: TRACKING,
    lineHeight: 0.9,
    [media.small]: { fontSize: `min(6rem, 40vw / var(--digits) / ${DIGIT})` },
  }),
  label: css({ ...typography.lead, fontWeight: 600, lineHeight: 1.25 }),
};

/** The width of the final number, so that the label doesn't move while it counts up. */
const room = (final: string): string => `calc(${final.length} * (1ch + ${TRACKING}))`;

/** Six figures that count up whenever the section comes into view. On small screens, a carousel of the final values. */
export default function Statistics({ items, ...header }: ListSectionProps<Queries.StatisticForCountUpFragment>) {
  const ref = useRef<HTMLDivElement>(null);
  const isSmall = useIsSmall();
  const motionAllowed = useMotionAllowed();
  const inView = useInView(ref, { threshold: motion.statistics.threshold });
  const progress = useCountUp(inView && !isSmall && motionAllowed, motion.statistics);
  const digits = Math.max(...items.map(({ value }) => formatNumber(value).length));
  const slides = items.map((statistic) => ({
    key: statistic.label,
    content: (
      <p css={styles.item}>
        <span css={styles.value} style={{ minWidth: room(formatNumber(statistic.value)) }} data-testid="stat-value">
          {formatNumber(Math.round(statistic.value * progress))}
        </span>{" "}
        <span css={styles.label}>{statistic.label}</span>
      </p>
    ),
  }));
  return (
    <div ref={ref} style={{ "--digits": digits }}>
      <Section
        id="statistics"
        colorScheme="marigold"
        {...header}
        action={<BrandMark css={styles.mark} color={color.light} accent={color.accent} />}
        layout={layout}
      >
        <Carousel
          label={header.heading}
          slides={slides}
          wideLayout={styles.grid}
          show={SHOW}
          {...motion.carousels.statistics}
        />
      </Section>
    </div>
  );
}

export const fragment = graphql`
  fragment StatisticForCountUp on Statistic {
    value
    label
  }
`;
