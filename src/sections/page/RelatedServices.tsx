import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { typography } from "../../theme/typography";
import { Illustration } from "../../components/Illustration/Illustration";

const styles = {
  list: css({
    display: "grid",
    gap: "1.5rem",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  card: css({
    display: "grid",
    gridTemplateColumns: "7rem minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    height: "100%",
    textDecoration: "none",
    "& picture": { gridRow: "1 / 3", overflow: "clip", borderRadius: radius.card },
    "& img": {
      width: "100%",
      aspectRatio: "1",
      objectFit: "cover",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    "& > svg": { gridRow: "1 / 3", gridColumn: 3, transition: `transform ${motion.hover}ms ${motion.ease}` },
    [media.hover]: {
      "&:hover img": { transform: "scale(1.04)" },
      "&:hover > svg": { transform: "translateX(4px)" },
    },
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignContent: "start",
      alignItems: "baseline",
      "& picture": { gridRow: "auto", gridColumn: "1 / -1", marginBottom: "1rem" },
      "& img": { aspectRatio: "16 / 10" },
      "& > svg": { gridRow: 2, gridColumn: 2 },
    },
  }),
  title: css({
    ...typography.h3,
    alignSelf: "end",
    [media.wide]: { fontSize: "1.5rem" },
    "& svg": { display: "inline-block", marginInlineEnd: "0.35em", verticalAlign: "-0.15em", color: color.accent },
  }),
  line: css({ gridColumn: 2, color: color.muted, alignSelf: "start", [media.wide]: { gridColumn: "1 / -1" } }),
};

export interface RelatedServicesProps {
  heading?: string;
  services: readonly Queries.PageForRelatedFragment[];
}

/** Three services to read next. */
export default function RelatedServices({ heading, services }: RelatedServicesProps) {
  return (
    <Section id="related" colorScheme="deep" heading={heading}>
      <ul css={styles.list}>
        {services.map(({ path, name, icon, image, directory }) => (
          <li key={path}>
            <a href={path} css={styles.card}>
              <Illustration of={image} sizes="(min-width: 768px) 30vw, 7rem" />
              <h3 css={styles.title}>
                <Icon name={`page-${icon}`} size={26} />
                {name}
              </h3>
              <Icon name="arrow-right" />
              {directory && <p css={styles.line}>{directory.heading}</p>}
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
    icon
    directory {
      heading
    }
    image {
      ...IllustrationForPage
    }
  }
`;
