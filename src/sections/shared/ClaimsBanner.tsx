import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { opensInView } from "../../components/BrandMark/eyelid";
import { color, headingSize, media, twoColumns, typography } from "../../theme";

const layout: SectionLayout = {
  heading: css({ maxWidth: "12ch", fontSize: headingSize("clamp(2.375rem, 1.4rem + 4.2vw, 5rem)") }),
};

const styles = {
  section: css({
    // Space for the mark below the figures. From 768 px, it's beside them.
    [media.small]: { paddingBottom: "11rem" },
  }),
  list: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: twoColumns("7.5rem"),
    gap: "1.75rem 1.5rem",
    [media.wide]: { maxWidth: "56%" },
    [media.large]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between", maxWidth: "62%" },
  }),
  figure: css({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }),
  value: css({ ...typography.numeral, fontSize: "clamp(2.25rem, 1.6rem + 1.6vw, 3.25rem)" }),
  label: css({ fontWeight: 600, marginTop: "0.375rem" }),
  crop: css({
    position: "absolute",
    insetInlineEnd: 0,
    // Looks over the section's edge.
    bottom: "-15rem",
    width: "14rem",
    height: "auto",
    maxWidth: "none",
    pointerEvents: "none",
    [media.wide]: {
      insetInlineEnd: "calc(50% - 50vw - 9rem)",
      top: "50%",
      bottom: "auto",
      width: "clamp(28rem, 52vw, 52rem)",
      transform: "translateY(-40%)",
    },
  }),
};

/** A page's only full-bleed marigold section: the agency's claims about itself, beside a giant crop of the mark. */
export default function ClaimsBanner({ proof: { kicker, heading, figures } }: { proof: Queries.ClaimsBannerFragment }) {
  return (
    <Section id="proof" colorScheme="marigold" heading={heading} kicker={kicker} layout={layout} css={styles.section}>
      <BrandMark css={[styles.crop, opensInView]} color={color.text} accent={color.light} />
      <dl css={styles.list}>
        {figures.map((item) => (
          <div key={item.label} css={styles.figure}>
            <dt css={styles.label}>{item.label}</dt>
            <dd css={styles.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClaimsBanner on ClaimsBanner {
    kicker
    heading
    figures {
      value
      label
    }
  }
`;
