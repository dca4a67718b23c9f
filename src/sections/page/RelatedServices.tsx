import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";
import { color, cropped, media, motion, radius, space, typography } from "../../theme";
import { Illustration } from "../../components/Illustration/Illustration";

const layout: SectionLayout = {
  header: css({ marginBottom: "1rem" }),
  heading: css({ fontSize: typography.lead.fontSize }),
};

const styles = {
  section: css({
    paddingBlock: "clamp(1.5rem, 4vw, 3.5rem)",
    // Of one colour, it's one section.
    "@media screen": {
      "div:has(> [data-scheme=deep]:last-child) + div > &": {
        marginTop: `calc(-0.5 * ${space.section})`,
        paddingTop: "1.25rem",
      },
    },
  }),
  list: css({
    display: "grid",
    gap: "1rem clamp(1.5rem, 3vw, 3rem)",
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  link: css({
    display: "grid",
    gridTemplateColumns: "min(30%, 7rem) minmax(0, 1fr) auto",
    gap: "0 1rem",
    alignItems: "center",
    height: "100%",
    textDecoration: "none",
    "& > svg": { transition: `transform ${motion.hover}ms ${motion.ease}` },
    [media.hover]: {
      "&:hover img": { transform: "scale(1.04)" },
      "&:hover > svg": { transform: "translateX(4px)" },
    },
  }),
  picture: css({
    overflow: "clip",
    borderRadius: radius.small,
    "& img": { ...cropped("4 / 3"), transition: `transform ${motion.state}ms ${motion.ease}` },
  }),
  title: css({ ...typography.h3, fontSize: "min(1.1875rem, 8vw)" }),
  line: css({ ...typography.small, color: color.muted }),
};

export interface RelatedServicesProps {
  heading?: string;
  services: readonly Queries.PageForRelatedFragment[];
}

/** Three services to read next, in one row. */
export default function RelatedServices({ heading, services }: RelatedServicesProps) {
  return (
    <Section id="related" colorScheme="deep" heading={heading} layout={layout} css={styles.section}>
      <ul css={styles.list}>
        {services.map(({ path, name, image, directory }) => (
          <li key={path}>
            <a href={path} css={styles.link}>
              <div css={styles.picture}>
                <Illustration of={image} sizes="7rem" />
              </div>
              <div>
                <h3 css={styles.title}>{name}</h3>
                {directory && <p css={styles.line}>{directory.heading}</p>}
              </div>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForRelated on Page {
    path
    name
    directory {
      heading
    }
    image {
      ...IllustrationForPage
    }
  }
`;
