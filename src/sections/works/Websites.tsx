import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Illustration } from "../../components/Illustration/Illustration";
import { Reveal } from "../../components/Reveal/Reveal";
import { color, media, motion, radius, shadow, typography } from "../../theme";

const styles = {
  list: css({ display: "grid", gap: "2rem", overflowWrap: "anywhere" }),
  card: css({
    display: "block",
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    overflow: "hidden",
    background: color.raised,
    textDecoration: "none",
    transition: `box-shadow ${motion.hover}ms`,
    "& img": { width: "100%" },
    [media.hover]: { "&:hover": { boxShadow: shadow } },
  }),
  title: css({
    ...typography.h3,
    fontSize: "clamp(1.25rem, 2vw, 2rem)",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "1rem",
    padding: "1.25rem",
    borderTop: `1px solid ${color.line}`,
  }),
};

/** Websites in one column. Each is a screenshot that links to the site, in a new tab. */
export function Websites({ websites }: { websites: readonly Queries.WebsiteForListFragment[] }) {
  return (
    <ul css={styles.list}>
      {websites.map((website) => (
        <li key={website.url} data-type="websites">
          <Reveal effect="fade-up" {...motion.portfolioFade}>
            <a href={website.url} target="_blank" rel="noopener" css={styles.card}>
              <Illustration of={website.image} sizes="(min-width: 1920px) 1600px, 92vw" />
              <h2 css={styles.title}>
                {website.title}
                <Icon name="arrow-up-right" size={28} />
              </h2>
            </a>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment WebsiteForList on Website {
    title
    url
    image {
      ...IllustrationInFullWidth
    }
  }
`;
