import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SpriteLogo } from "../../../components/SpriteLogo/SpriteLogo";
import { partnerLogoHref } from "../../../components/SpriteLogo/sprites";
import { color } from "../../../theme/color";
import { media, space } from "../../../theme/layout";
import { typography } from "../../../theme/typography";
import type { ListSectionProps } from "../../shared/list-section";

const styles = {
  section: css({
    padding: `clamp(2.5rem, 5vw, 4rem) ${space.gutter}`,
    background: color.page,
    [media.print]: { padding: "1.25rem 0" },
  }),
  inner: css({ maxWidth: space.content, margin: "0 auto" }),
  header: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0.25rem 2rem",
    overflowWrap: "anywhere",
    marginBottom: "clamp(1.5rem, 3vw, 2.25rem)",
  }),
  kicker: css({ ...typography.kicker, width: "100%", color: color.accent }),
  intro: css({ ...typography.small, color: color.muted }),
  list: css({
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    borderTop: `1px solid ${color.line}`,
    borderBottom: `1px solid ${color.line}`,
    [media.wide]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" },
  }),
  badge: css({
    display: "grid",
    placeItems: "center",
    padding: "1.125rem 0.75rem",
    [media.small]: {
      "&:nth-of-type(n + 5)": { borderTop: `1px solid ${color.line}` },
      "&:not(:nth-of-type(4n + 1))": { borderInlineStart: `1px solid ${color.line}` },
    },
    [media.wide]: { padding: "1.75rem 0.75rem", "& + &": { borderInlineStart: `1px solid ${color.line}` } },
  }),
};

/** A strip of eight badges. */
export default function Partners({ kicker, heading, intro, items }: ListSectionProps<Queries.PartnerForStripFragment>) {
  return (
    <section id="partners" aria-labelledby="partners-heading" css={styles.section}>
      <div css={styles.inner}>
        <div css={styles.header}>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          <h2 id="partners-heading" css={typography.h3}>
            {heading}
          </h2>
          {intro && <p css={styles.intro}>{intro}</p>}
        </div>
        <ul css={styles.list}>
          {items.map(({ position, name, image, svg }) => (
            <li key={name} css={styles.badge} title={name}>
              <SpriteLogo href={partnerLogoHref({ position })} name={image.alt} {...svg} area={6400} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment PartnerForStrip on Partner {
    position
    name
    image {
      alt
    }
    svg {
      aspectRatio
    }
  }
`;
