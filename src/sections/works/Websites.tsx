import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { ArtDirectedIllustration } from "../../components/Illustration/ArtDirectedIllustration";
import { Reveal } from "../../components/Reveal/Reveal";
import { color, media, motion, radius, shadow, typography } from "../../theme";

const styles = {
  list: css({ display: "grid", gap: "clamp(1.5rem, 6vw, 6rem)", overflowWrap: "anywhere" }),
  site: css({
    display: "block",
    textDecoration: "none",
    // The screenshot of a pale page needs an edge.
    "& img": {
      width: "100%",
      border: `1px solid ${color.line}`,
      borderRadius: radius.card,
      transition: `box-shadow ${motion.state}ms`,
    },
    [media.hover]: { "&:hover img": { boxShadow: shadow }, "&:hover svg": { transform: "translate(4px, -4px)" } },
  }),
  title: css({
    ...typography.h3,
    fontSize: "clamp(1.1875rem, 0.9rem + 1.2vw, 2.125rem)",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "1rem",
    marginTop: "clamp(0.75rem, 2vw, 1.5rem)",
  }),
  arrow: css({
    padding: "clamp(0.625rem, 1.2vw, 1.125rem)",
    borderRadius: radius.pill,
    background: color.brand,
    color: color.onBrand,
    "& svg": { transition: `transform ${motion.hover}ms` },
  }),
};

/** Websites in one column. Each is a screenshot that links to the site, in a new tab. */
export function Websites({ websites }: { websites: readonly Queries.WebsiteForListFragment[] }) {
  return (
    <ul css={styles.list}>
      {websites.map((website) => (
        <li key={website.url} data-type="websites">
          <Reveal effect="fade-up" {...motion.portfolioFade}>
            <a href={website.url} target="_blank" rel="noopener" css={styles.site}>
              <ArtDirectedIllustration of={website.image} sizes="(min-width: 1920px) 88vw, 92vw" />
              <h2 css={styles.title}>
                {website.title}
                <span css={styles.arrow}>
                  <Icon name="arrow-up-right" size={28} />
                </span>
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
      ...IllustrationForPhones
    }
  }
`;
