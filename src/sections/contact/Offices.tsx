import { css } from "@emotion/react";
import { Section } from "../../components/Section/Section";
import { Icon } from "../../components/Icon/Icon";
import { Illustration } from "../../components/Illustration/Illustration";
import { site } from "../../site";
import { commonMessages } from "$messages/common";
import { cover, overlay } from "../../theme/boxes";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { swipeRow } from "../../theme/swipe-row";
import { typography } from "../../theme/typography";
import { mapSearchUrl } from "../../utils/links";

const styles = {
  grid: css({
    display: "grid",
    gap: "1.25rem",
    [media.wide]: { gridTemplateColumns: "repeat(2, 1fr)", "& > :first-of-type": { gridColumn: "1 / -1" } },
    [media.desktop]: {
      gridTemplateColumns: "repeat(6, 1fr)",
      "& > *": { gridColumn: "span 2" },
      "& > :first-of-type": { gridColumn: "span 4" },
    },
  }),
  card: css({
    display: "flex",
    flexDirection: "column",
    overflow: "clip",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.raised,
  }),
  picture: css({
    position: "relative",
    flex: "1 1 auto",
    minHeight: 200,
    overflow: "clip",
    "& img": {
      ...overlay,
      ...cover,
      objectPosition: "50% 75%",
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
    [media.wide]: { "article:first-of-type > &": { minHeight: "clamp(24rem, 34vw, 31rem)" } },
    [media.hover]: { "article:hover > & img": { transform: "scale(1.03)" } },
  }),
  city: css({ ...typography.h3, fontSize: "1.625rem" }),
  facts: css({ display: "grid", gap: "0.5rem", padding: "1.25rem clamp(16px, 4vw, 1.5rem) 1rem" }),
  label: css({ ...typography.small, color: color.accent, fontWeight: 600 }),
  link: css({
    display: "flex",
    alignItems: "flex-start",
    gap: "0.625rem",
    minHeight: 44,
    paddingTop: "0.5rem",
    lineHeight: 1.45,
    textDecoration: "none",
    "& > svg": { marginTop: 2, color: color.onTint },
    [media.hover]: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
  }),
  address: css({ fontStyle: "normal", textWrap: "balance" }),
};

export interface OfficesProps {
  heading: string;
  intro: string;
  offices: readonly Queries.OfficeForListFragment[];
}

/** The offices. Addresses link to a map search, numbers start a phone call. */
export default function Offices({ heading, intro, offices }: OfficesProps) {
  return (
    <Section id="offices" heading={heading} intro={intro}>
      <div css={[styles.grid, swipeRow]}>
        {offices.map(({ slug, city, district, label, address, phone, mapQuery, image }, index) => (
          <article key={slug} css={styles.card} aria-labelledby={`office-${slug}`}>
            <div css={styles.picture}>
              <Illustration
                of={image}
                sizes={
                  index === 0
                    ? "(min-width: 1024px) 840px, (min-width: 768px) 92vw, 78vw"
                    : "(min-width: 1024px) 410px, (min-width: 768px) 48vw, 78vw"
                }
              />
            </div>
            <div css={styles.facts}>
              <p css={styles.label}>{label}</p>
              <h3 css={styles.city} id={`office-${slug}`}>
                {commonMessages.office({ city, district })}
              </h3>
              <address css={styles.address}>
                <a href={mapSearchUrl(mapQuery)} target="_blank" rel="noopener" css={styles.link}>
                  <Icon name="map-pin" />
                  <span>
                    {address.map((line) => (
                      <span key={line} css={{ display: "block" }}>
                        {line}
                      </span>
                    ))}
                  </span>
                </a>
                <a href={`tel:${(phone ?? site.phone).e164}`} css={styles.link}>
                  <Icon name="phone" />
                  <span dir="ltr">{(phone ?? site.phone).display}</span>
                </a>
              </address>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
