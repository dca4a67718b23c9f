import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../../components/Icon/Icon";
import { Illustration } from "../../../components/Illustration/Illustration";
import { commonMessages } from "$messages/common";
import { color } from "../../../theme/color";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { typography } from "../../../theme/typography";
import { mapSearchUrl } from "../../../utils/links";
import { homeMessages } from "$messages/home";

export interface OfficeProps {
  office: Queries.OfficeForHomeFragment;
  /** The layout of the card, its picture (`figure`) and its text (`address`). */
  layout: SerializedStyles;
  sizes: string;
}

const styles = {
  city: css({ ...typography.h3, fontSize: "clamp(1.375rem, 2vw, 1.75rem)" }),
  label: css({ ...typography.small, color: color.muted }),
  lines: css({ ...typography.small, marginTop: "0.5rem", "& > span": { display: "block" } }),
  link: css({
    ...typography.small,
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minHeight: 44,
    color: color.accent,
    fontWeight: 600,
    "& > svg": { transition: `transform ${motion.hover}ms ${motion.ease}` },
    [media.hover]: { "&:hover > svg": { transform: "translate(2px, -2px)" } },
  }),
};

/** An office: its city's skyline, its address, and a link to a map. */
export function Office({ office, layout, sizes }: OfficeProps) {
  return (
    <div css={layout}>
      <figure data-print="hide">
        <Illustration of={office.image} sizes={sizes} />
      </figure>
      <div>
        <h3 css={styles.city}>{commonMessages.office(office)}</h3>
        <p css={styles.label}>{office.label}</p>
        <p css={styles.lines}>
          {office.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <a
          css={styles.link}
          href={mapSearchUrl(office.mapQuery)}
          target="_blank"
          rel="noopener"
          aria-label={homeMessages.officeLabel({ city: commonMessages.office(office), label: office.label })}
        >
          {homeMessages.office}
          <Icon name="arrow-up-right" size={18} />
        </a>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment OfficeForHome on Office {
    slug
    city
    district
    label
    address
    mapQuery
    image {
      ...IllustrationInFullWidth
    }
  }
`;
