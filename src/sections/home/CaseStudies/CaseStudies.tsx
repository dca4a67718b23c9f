import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Carousel } from "../../../components/Carousel/Carousel";
import { Illustration } from "../../../components/Illustration/Illustration";
import { ZoomIn } from "../../../components/Reveal/ZoomIn";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { color, cover, media, motion, overlay, radius, shadow, typography } from "../../../theme";
import { type TagColors, tagColors } from "../../../theme/tags";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";

const layout: SectionLayout = {
  heading: css({ maxWidth: "25ch", [media.wide]: typography.poster }),
};

const styles = {
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "clamp(1rem, 2vw, 1.5rem)",
    },
  }),
  card: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    height: "100%",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    overflow: "hidden",
    background: color.card,
    transition: `box-shadow ${motion.state}ms ${motion.ease}`,
    [media.hover]: { "&:hover": { boxShadow: shadow }, "&:hover img": { transform: "scale(1.04)" } },
  }),
  picture: css({
    position: "relative",
    // In a carousel, it fills what a card is lower than the highest.
    flex: "1 0 auto",
    aspectRatio: "21 / 10",
    overflow: "hidden",
    [media.wide]: { flex: "none", aspectRatio: "3 / 2" },
    "& img": { ...overlay, ...cover, transition: `transform ${motion.flip}ms ${motion.ease}` },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    [media.wide]: { flexGrow: 1 },
    gap: "0.875rem",
    padding: "clamp(1.25rem, 2vw, 1.75rem)",
    // A long tag would make the card wider than a small screen.
    overflowWrap: "anywhere",
  }),
  // The link covers the whole card.
  title: css({
    ...typography.h3,
    // "E-commerce" would be broken at its hyphen.
    [media.wide]: { minHeight: "2lh", fontSize: "min(1.375rem, 2.1vw)" },
    // On one line, which is high enough to be a target.
    [media.large]: { minHeight: 0, fontSize: "clamp(1.125rem, 1.33vw, 1.5rem)", lineHeight: 1.4 },
    "& a": {
      display: "block",
      textDecoration: "none",
      "&::after": { content: '""', position: "absolute", inset: 0 },
      [media.hover]: { "&:hover": { textDecoration: "underline" } },
    },
  }),
  text: css({ color: color.muted }),
  tagList: css({ display: "flex", flexWrap: "wrap", gap: "0.375rem", marginTop: "auto" }),
  tag: css({
    ...typography.small,
    padding: "0.1875rem 0.625rem",
    borderRadius: radius.pill,
    fontWeight: 600,
    // The longest fits on a line of three columns.
    [media.wide]: { fontSize: "min(0.875rem, 1.6vw)" },
  }),
};

// A class, because the styles below the first view aren't in home's HTML.
const colorsOf = ({ background, text }: TagColors) => css({ background, color: text });

/** One result: picture, title, how it was achieved, and coloured tags. */
function CaseStudy({ title, description, tags, image, page }: Queries.CaseStudyForHomeFragment) {
  return (
    <article css={styles.card}>
      <div css={styles.picture} data-print="hide">
        <Illustration of={image} sizes="(max-width: 767.98px) calc(100vw - 2rem), (max-width: 1920px) 31vw, 29vw" />
      </div>
      <div css={styles.words}>
        <h3 css={styles.title}>{page ? <a href={page}>{title}</a> : title}</h3>
        <p css={styles.text}>{description}</p>
        <ul css={styles.tagList} aria-label={homeMessages.caseStudyTags}>
          {tags.map((name) => (
            <li key={name} css={[styles.tag, colorsOf(tagColors(name))]}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Three results as cards that zoom in each time they scroll into view. On small screens, a carousel. */
export default function CaseStudies({ items, ...header }: ListSectionProps<Queries.CaseStudyForHomeFragment>) {
  const slides = items.map((caseStudy) => ({
    key: caseStudy.title,
    content: (
      <ZoomIn>
        <CaseStudy {...caseStudy} />
      </ZoomIn>
    ),
  }));
  return (
    <Section id="case-studies" colorScheme="deep" layout={layout} {...header}>
      <Carousel
        label={homeMessages.caseStudies}
        slides={slides}
        wideLayout={styles.grid}
        {...motion.carousels.caseStudies}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment CaseStudyForHome on CaseStudy {
    title
    description
    tags
    page
    image {
      ...IllustrationForCard
    }
  }
`;
