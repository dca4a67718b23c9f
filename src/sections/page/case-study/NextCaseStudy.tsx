import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { besidePicture } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { NEXT_CASE_STUDY_ID } from "../../../constants/ids";
import { caseStudyMessages } from "$messages/service";
import { bleed, color, inlineSign, media, motion, overlay, radius, space, typography } from "../../../theme";

const layout = besidePicture({
  columns: "minmax(0, 7fr) minmax(0, 5fr)",
  space: "1rem",
});

const styles = {
  section: css({
    "& h2 svg": {
      display: "inline-block",
      marginInlineStart: "0.25em",
      verticalAlign: "-0.06em",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    [media.hover]: { "&:hover h2 svg": { transform: "translateX(8px)" } },
  }),
  link: css({ textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 } }),
  client: css({ ...typography.lead, marginBottom: "2rem", color: color.muted, [media.wide]: { margin: 0 } }),
  picture: css({
    "& img": { width: "100%", aspectRatio: "8 / 5", objectFit: "cover", borderRadius: radius.card },
    // From the text, where it fades into the section's colour, to the section's edges.
    [media.wide]: {
      maskImage: `linear-gradient(calc(${inlineSign} * 90deg), transparent, black 30%)`,
      position: "relative",
      gridColumn: 2,
      gridRow: "1 / 4",
      margin: `calc(-1 * ${space.section}) 0`,
      marginInlineEnd: bleed,
      "& img": { ...overlay, aspectRatio: "auto", objectPosition: "80%", borderRadius: 0 },
    },
  }),
};

/** Leads from the end of a case study to the next one. */
export default function NextCaseStudy({ page }: { page: Queries.PageForNextFragment }) {
  const { path, name, colorScheme, image, hero, caseStudy } = page;
  return (
    <Section
      id={NEXT_CASE_STUDY_ID}
      colorScheme={colorScheme}
      kicker={caseStudyMessages.next}
      heading={
        <a href={path} css={styles.link}>
          {hero.headline}
          <Icon name="arrow-right" size={36} />
        </a>
      }
      layout={layout}
      css={styles.section}
    >
      <p css={styles.client}>{[name, caseStudy?.sector].filter(Boolean).join(", ")}</p>
      <div css={styles.picture}>
        <Illustration of={image} sizes="(min-width: 768px) 46vw, 92vw" />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForNext on Page {
    path
    name
    colorScheme
    hero {
      headline
    }
    caseStudy {
      sector
    }
    image {
      ...IllustrationForPage
    }
  }
`;
