import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../components/Icon/Icon";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { color, media, motion, space, typography } from "../../../theme";
import { CaseStudyPicture } from "./CaseStudyPicture";
import { Result } from "./Result";

// The picture is placed in the section, which is as wide as the window.
const layout: SectionLayout = {
  inner: css({ position: "static" }),
  header: css({ [media.small]: { marginBottom: "1.75rem" }, [media.wide]: { maxWidth: "52%" } }),
};

const styles = {
  section: css({
    isolation: "isolate",
    "& h2 svg": {
      display: "inline-block",
      width: "0.8em",
      height: "0.8em",
      marginInlineStart: "0.25em",
      verticalAlign: "-0.06em",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    [media.hover]: { "&:hover h2 svg": { transform: "translateX(8px)" } },
  }),
  link: css({ textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 } }),
  // Down to the section's end.
  picture: css({ [media.small]: { marginBlock: `-12vw calc(-1 * ${space.section})` } }),
  client: css({ ...typography.small, marginTop: "1rem", color: color.muted }),
};

export interface CaseStudyTeaserProps {
  id: string;
  kicker: string | null;
  page: Queries.PageForTeaserFragment;
}

/** A case study in one screen that leads to its page: whose it is, what came of it, and its picture. */
export default function CaseStudyTeaser({ id, kicker, page }: CaseStudyTeaserProps) {
  const { path, name, colorScheme, image, hero, caseStudy } = page;
  return (
    <Section
      id={id}
      colorScheme={colorScheme}
      kicker={kicker}
      heading={
        <a href={path} css={styles.link}>
          {hero.headline}
          <Icon name="arrow-right" />
        </a>
      }
      layout={layout}
      css={styles.section}
    >
      {caseStudy && <Result of={caseStudy} />}
      <p css={styles.client}>{[name, caseStudy?.sector].filter(Boolean).join(", ")}</p>
      <CaseStudyPicture css={styles.picture} of={image} />
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForTeaser on Page {
    path
    name
    colorScheme
    hero {
      headline
    }
    caseStudy {
      sector
      ...CaseStudyForResult
    }
    image {
      ...IllustrationForPage
    }
  }
`;
