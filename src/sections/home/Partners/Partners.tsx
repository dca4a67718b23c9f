import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { SpriteLogo } from "../../../components/SpriteLogo/SpriteLogo";
import { partnerLogoHref } from "../../../components/SpriteLogo/sprites";
import { media, typography } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";

// The heading is no larger than a card's, and the introduction is beside it.
const layout: SectionLayout = {
  header: css({
    marginBottom: "1.5rem",
    overflowWrap: "anywhere",
    "& > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0.25rem 2rem" },
    "& p": { width: "100%", margin: 0 },
    "& h2 + p": { ...typography.small, width: "auto", maxWidth: "none" },
  }),
  heading: css({ ...typography.h3, maxWidth: "none" }),
};

const styles = {
  section: css({ paddingBlock: "clamp(2rem, 3vw, 2.75rem)" }),
  list: css({
    display: "grid",
    gap: "1.5rem",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    "--logo-scale": 1.35,
    [media.wide]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" },
    [media.desktop]: { "--logo-scale": 1.7 },
  }),
  badge: css({ display: "grid", placeItems: "center" }),
};

/** A strip of eight badges. */
export default function Partners({ items, ...header }: ListSectionProps<Queries.PartnerForStripFragment>) {
  return (
    <Section id="partners" colorScheme="marigold" layout={layout} css={styles.section} {...header}>
      <ul css={styles.list}>
        {items.map(({ position, name, image, svg }) => (
          <li key={name} css={styles.badge} title={name}>
            <SpriteLogo href={partnerLogoHref({ position })} name={image.alt} {...svg} />
          </li>
        ))}
      </ul>
    </Section>
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
