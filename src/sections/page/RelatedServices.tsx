import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";
import { color, media, motion, radius, swipeRow, typography } from "../../theme";
import { Illustration } from "../../components/Illustration/Illustration";

const styles = {
  list: css({ [media.wide]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "1.5rem" } }),
  card: css({
    display: "grid",
    gap: "1rem",
    textDecoration: "none",
    "& img": {
      width: "100%",
      aspectRatio: "16 / 10",
      objectFit: "cover",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    [media.hover]: {
      "&:hover img": { transform: "scale(1.04)" },
      "&:hover div > svg": { transform: "translateX(4px)" },
    },
  }),
  picture: css({ overflow: "clip", borderRadius: radius.card }),
  words: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "0.25rem 1.25rem",
    alignItems: "baseline",
    "& > svg": { transition: `transform ${motion.hover}ms ${motion.ease}` },
  }),
  title: css({
    ...typography.h3,
    display: "flex",
    gap: "0.4em",
    [media.wide]: { fontSize: "1.5rem" },
    "& svg": { color: color.accent },
  }),
  line: css({ gridColumn: "1 / -1", color: color.muted }),
};

export interface RelatedServicesProps {
  heading?: string;
  services: readonly Queries.PageForRelatedFragment[];
}

/** Three services to read next. */
export default function RelatedServices({ heading, services }: RelatedServicesProps) {
  return (
    <Section id="related" colorScheme="deep" heading={heading}>
      <ul css={[swipeRow, styles.list]}>
        {services.map(({ path, name, icon, image, directory }) => (
          <li key={path}>
            <a href={path} css={styles.card}>
              <div css={styles.picture}>
                <Illustration of={image} sizes="(min-width: 768px) 30vw, 78vw" />
              </div>
              <div css={styles.words}>
                <h3 css={styles.title}>
                  <Icon name={`page-${icon}`} size={26} />
                  {name}
                </h3>
                <Icon name="arrow-right" />
                {directory && <p css={styles.line}>{directory.heading}</p>}
              </div>
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
