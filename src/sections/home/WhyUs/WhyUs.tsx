import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Carousel } from "../../../components/Carousel/Carousel";
import { Illustration } from "../../../components/Illustration/Illustration";
import { BrandMark, brandMark } from "../../../components/BrandMark/BrandMark";
import { opensInView } from "../../../components/BrandMark/opens-in-view";
import { site } from "../../../site";
import { color } from "../../../theme/color";
import { media, radius } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { fonts, headingSize, typography } from "../../../theme/typography";

const layout: SectionLayout = {
  header: css({
    [media.wide]: { minHeight: "clamp(17rem, 30vw, 25rem)", alignItems: "center" },
    [media.print]: { minHeight: 0 },
  }),
  words: css({ [media.wide]: { maxWidth: "50%" } }),
  heading: css({ maxWidth: "11ch", fontSize: headingSize("clamp(2.5rem, 1.4rem + 4.6vw, 5.25rem)") }),
};

/** The hollow of the mark is as wide as four letters. A longer claim gets a smaller font size. */
const FIT = "min(1, 4 / var(--letters))";
/** The vertical middle of the hollow, as a fraction of the mark's height. A mark without one gets a disc for the figure. */
const { hollow } = brandMark;
const middle = hollow?.y ?? 0.5;

const styles = {
  // The mark rises from behind the cards. In its middle is the share of clients who stay.
  mark: css({
    position: "relative",
    flex: "1 0 100%",
    height: "14.5rem",
    marginBottom: "-2rem",
    "& > svg": {
      position: "absolute",
      left: "50%",
      top: 0,
      width: "20rem",
      height: "20rem",
      transform: "translateX(-50%)",
    },
    [media.wide]: {
      position: "absolute",
      insetInlineEnd: "clamp(-11rem, -8vw, -4rem)",
      top: "clamp(-6rem, -5vw, -3rem)",
      width: "clamp(25rem, 46vw, 42rem)",
      height: "auto",
      aspectRatio: "1",
      margin: 0,
      "& > svg": { width: "100%", height: "100%" },
    },
  }),
  disc: css({
    display: "grid",
    placeItems: "center",
    minWidth: "2.4em",
    aspectRatio: "1",
    borderRadius: radius.pill,
    background: color.surface,
  }),
  figure: css({
    position: "absolute",
    left: "50%",
    top: `${20 * middle}rem`,
    transform: "translate(-50%, -52%)",
    fontFamily: fonts.display,
    fontSize: `calc(2.25rem * ${FIT})`,
    whiteSpace: "nowrap",
    fontWeight: 800,
    letterSpacing: "-0.04em",
    color: color.text,
    [media.wide]: { top: `${100 * middle}%`, fontSize: `calc(clamp(2.75rem, 5.2vw, 4.75rem) * ${FIT})` },
  }),

  // Twelve columns: 5 4 3, then 3 5 4, then two wide cards.
  grid: css({
    [media.wide]: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "clamp(2rem, 4vw, 3.25rem) clamp(1rem, 2vw, 1.5rem)",
    },
    [media.desktop]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      "& > li": { gridColumn: "span 4" },
      "& > li:nth-of-type(1), & > li:nth-of-type(5)": { gridColumn: "span 5" },
      "& > li:nth-of-type(3), & > li:nth-of-type(4)": { gridColumn: "span 3" },
      "& > li:nth-of-type(n + 7)": { gridColumn: "span 6" },
      "& > li:nth-of-type(n + 7) > div": {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        alignItems: "center",
        columnGap: "clamp(1rem, 2vw, 1.5rem)",
      },
    },
  }),
  card: css({
    height: "100%",
    "& img": {
      width: "100%",
      aspectRatio: "4 / 3",
      objectFit: "cover",
      borderRadius: radius.card,
      [media.desktop]: { height: "19rem", aspectRatio: "auto" },
    },
  }),
  title: css({ ...typography.h3, marginTop: "1.25rem", fontSize: "1.5rem" }),
  text: css({ marginTop: "0.5rem", maxWidth: "46ch", color: color.muted }),
};

export interface WhyUsProps extends Queries.HomeSectionHeaderFragment {
  reasons: readonly Queries.WhyUsReasonForHomeFragment[];
}

/** Eight reasons to stay, under the eye. On small screens, a carousel. */
export default function WhyUs({ reasons, ...header }: WhyUsProps) {
  const slides = reasons.map((reason) => ({
    key: reason.title,
    content: (
      <div css={styles.card}>
        <Illustration
          data-print="hide"
          of={reason.image}
          sizes="(max-width: 767.98px) calc(100vw - 2rem), (max-width: 1023.98px) 46vw, 32rem"
        />
        <div>
          <h3 css={styles.title}>{reason.title}</h3>
          <p css={styles.text}>{reason.text}</p>
        </div>
      </div>
    ),
  }));
  return (
    <Section
      id="why-us"
      colorScheme="ink"
      layout={layout}
      {...header}
      action={
        <div css={styles.mark} aria-hidden="true" data-print="hide">
          <BrandMark css={opensInView} color={color.brand} accent="none" />
          <span
            css={[styles.figure, hollow === undefined && styles.disc]}
            style={{ "--letters": site.claims.retention.length }}
          >
            {site.claims.retention}
          </span>
        </div>
      }
    >
      <Carousel
        label={header.heading}
        slides={slides}
        when="small"
        wideLayout={styles.grid}
        {...motion.carousels.whyUs}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment WhyUsReasonForHome on WhyUsReason {
    title
    text
    image {
      ...IllustrationForCard
    }
  }
`;
