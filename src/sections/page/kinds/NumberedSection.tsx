import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { secondColumn, stickyHeading, twoColumns } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { color, cropped, media, radius, space, typography } from "../../../theme";
import { TitledText } from "../../shared/TitledText";

const styles = {
  // Above the list, or on large screens below the heading, where it stays in view beside the list.
  picture: css({
    marginBottom: "1.5rem",
    "& img": { ...cropped("4 / 3"), objectPosition: "50% 44%", borderRadius: radius.card },
    [media.desktop]: {
      position: "sticky",
      top: "7.5rem",
      alignSelf: "start",
      gridArea: "2 / 1",
      marginBottom: 0,
      "& img": { aspectRatio: "4 / 5" },
    },
  }),
  list: css({ counterReset: "entry", borderBottom: `1px solid ${color.line}` }),
  entry: css({
    counterIncrement: "entry",
    display: "grid",
    gridTemplateColumns: "2.75rem minmax(0, 1fr)",
    gap: "0.75rem",
    padding: "1.25rem 0",
    borderTop: `1px solid ${color.line}`,
    // Decorative: screen readers announce an ordered list's numbers anyway.
    "&::before": {
      ...typography.numeral,
      content: "counter(entry)",
      color: color.figure,
      fontSize: "clamp(3.5rem, 2rem + 8.5vw, 10.5rem)",
      letterSpacing: "-0.05em",
      lineHeight: 0.8,
    },
    [media.wide]: {
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      padding: "clamp(2rem, 3.5vw, 3.25rem) 0",
      "&::before": { gridColumn: "1 / span 3", gridRow: 1 },
      "& > div": { gridColumn: "4 / span 8", gridRow: 1 },
    },
    [media.desktop]: { padding: "clamp(1.5rem, 2.5vw, 2.25rem) 0" },
  }),
  pictured: css({
    [media.wide]: {
      alignItems: "center",
      "& > div": { gridColumn: "3 / span 6", paddingInlineEnd: "1.5rem" },
      "& > div ~ div": { gridColumn: "9 / -1", padding: 0 },
    },
    [media.desktop]: {
      padding: "1.25rem 0",
      "& > div": {
        gridColumn: "3 / span 5",
        paddingInlineEnd: "clamp(1.5rem, 3vw, 4rem)",
        ...typography.growing,
      },
      "& > div ~ div": { gridColumn: "8 / -1" },
    },
  }),
  evidence: css({
    gridColumn: "1 / -1",
    "& img": { ...cropped("16 / 9"), borderRadius: radius.card },
  }),
  words: css({
    "& > h3": { ...typography.h2, fontSize: "min(clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem), 8vw)" },
    "& > p": { marginTop: "0.625rem", maxWidth: space.measure },
  }),
};

/**
 * Entries beside giant numerals. They have pictures of their own, or are beside one picture for all, or beside the heading,
 * which stays in view.
 */
export function NumberedSection({ anchor, items, image, ...header }: Queries.NumberedSectionForPageFragment) {
  const pictured = items.some((item) => item.image);
  const layout = image ? twoColumns : pictured ? undefined : stickyHeading;
  return (
    <Section id={anchor} {...header} layout={layout}>
      {image && (
        <div css={styles.picture}>
          <Illustration of={image} sizes="(min-width: 1024px) 34vw, 92vw" />
        </div>
      )}
      <ol css={[styles.list, layout && secondColumn]}>
        {items.map((item) => (
          <li key={item.title} css={[styles.entry, item.image && styles.pictured]}>
            <TitledText css={styles.words} title={item.title} text={item.text} />
            {item.image && (
              <div css={styles.evidence}>
                <Illustration of={item.image} sizes="(min-width: 1024px) 38vw, (min-width: 768px) 30vw, 92vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment NumberedSectionForPage on NumberedSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    items {
      ...SectionItemForPage
    }
    image {
      ...IllustrationForPage
    }
  }
`;
