import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Carousel } from "../../../components/Carousel/Carousel";
import { Illustration } from "../../../components/Illustration/Illustration";
import { site } from "../../../site";
import { color, cropped, media, motion, radius, typography } from "../../../theme";
import { TitledText } from "../../shared/TitledText";
import type { ListSectionProps } from "../../shared/list-section";

const layout: SectionLayout = {
  header: css({
    [media.wide]: {
      position: "relative",
      minHeight: "clamp(15rem, 23vw, 20rem)",
      alignItems: "center",
      "& > div": { maxWidth: "44%" },
    },
    [media.print]: { minHeight: 0 },
  }),
  heading: css({ maxWidth: "11ch" }),
};

const styles = {
  // Stands on the cards. A longer claim than three letters gets a smaller font size.
  figure: css({
    ...typography.numeral,
    flex: "1 0 100%",
    marginBottom: "0.06em",
    fontSize: "calc(min(42vw, 12rem) * min(1, 3 / var(--letters, 3)))",
    fontWeight: 800,
    letterSpacing: "-0.06em",
    lineHeight: 0.8,
    whiteSpace: "nowrap",
    color: color.accent,
    [media.wide]: {
      position: "absolute",
      // The last letter's negative spacing moves it over the edge.
      insetInlineEnd: "0.06em",
      bottom: 0,
      margin: 0,
      fontSize: "calc(clamp(11rem, 20vw, 19rem) * min(1, 3 / var(--letters, 3)))",
    },
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
      ...cropped("4 / 3"),
      borderRadius: radius.card,
      [media.desktop]: { height: "19rem", aspectRatio: "auto" },
      [media.print]: { display: "none" },
    },
  }),
  words: css({ "& > h3": { marginTop: "1.25rem", fontSize: "1.5rem" }, "& > p": { maxWidth: "46ch" } }),
};

/** Eight reasons to stay, under the share of clients who do. On small screens, a carousel. */
export default function WhyUs({ items, ...header }: ListSectionProps<Queries.WhyUsReasonForHomeFragment>) {
  const { retention } = site.claims;
  const slides = items.map((reason) => ({
    key: reason.title,
    content: (
      <div css={styles.card}>
        <Illustration
          of={reason.image}
          sizes="(max-width: 767.98px) calc(100vw - 2rem), (max-width: 1023.98px) 46vw, 32rem"
        />
        <TitledText css={styles.words} title={reason.title} text={reason.text} />
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
        <p
          css={styles.figure}
          style={retention.length > 3 ? { "--letters": retention.length } : undefined}
          aria-hidden="true"
          data-print="hide"
        >
          {retention}
        </p>
      }
    >
      <Carousel label={header.heading} slides={slides} wideLayout={styles.grid} {...motion.carousels.whyUs} />
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
