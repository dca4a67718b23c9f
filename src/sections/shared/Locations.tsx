import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Illustration } from "../../components/Illustration/Illustration";
import { Section } from "../../components/Section/Section";
import { site } from "../../site";
import {
  bleed,
  borderlessCard,
  color,
  cover,
  iconLink,
  media,
  motion,
  radius,
  swipeRow,
  typography,
} from "../../theme";
import { mapSearchUrl } from "../../utils/links";
import { commonMessages } from "$messages/common";
import { homeMessages } from "$messages/home";
import type { ListSectionProps } from "./list-section";

// Outlined, as a night sky may have the colour of the page.
const picture = {
  overflow: "hidden",
  outline: `1px solid ${color.line}`,
  outlineOffset: -1,
  "& img": cover,
} as const;

const pictureAbove = {
  "& > figure": { ...picture, aspectRatio: "16 / 10", marginBottom: "1rem", borderRadius: radius.card },
};

const styles = {
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: "2.5rem 1.5rem",
      "& > li:first-of-type": { gridColumn: "1 / -1" },
    },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) repeat(2, minmax(0, 3fr))",
      "& > li:first-of-type": { gridColumn: "1", gridRow: "1 / span 2" },
      // With one or two offices, no column stays empty.
      "& > li:only-of-type": { gridColumn: "1 / -1" },
      "& > li:nth-of-type(2):last-of-type": { gridColumn: "2 / -1" },
    },
  }),

  // The head office's picture bleeds off the near edge of the window, and its text is over the water.
  headOffice: css({
    [media.belowDesktop]: pictureAbove,
    [media.desktop]: {
      position: "relative",
      height: "100%",
      // The height is that of the branches beside it, if there are enough.
      minHeight: "28rem",
      marginInlineStart: bleed,
      "& > figure": {
        ...picture,
        position: "absolute",
        inset: 0,
        borderStartEndRadius: radius.card,
        borderEndEndRadius: radius.card,
      },
      "& > div": {
        position: "absolute",
        insetInlineStart: `calc(-1 * ${bleed})`,
        bottom: "1.5rem",
        width: "min(19rem, 100% - 2rem)",
        padding: "1.5rem 1.75rem 1rem",
        ...borderlessCard,
        background: color.card,
      },
    },
    [media.print]: { margin: 0, "& > div": { position: "static", padding: 0 } },
  }),
  branch: css(pictureAbove),
  city: css({ ...typography.h3, fontSize: "clamp(1.375rem, 2vw, 1.75rem)" }),
  label: css({ ...typography.small, color: color.muted }),
  lines: css({
    ...typography.small,
    marginTop: "0.5rem",
    fontStyle: "normal",
    "& > span": { display: "block", textWrap: "balance" },
  }),
  link: css({
    ...typography.small,
    ...iconLink,
    "&:not(:last-of-type)": { marginInlineEnd: "1.25rem" },
    fontWeight: 600,
    "& > svg": { transition: `transform ${motion.hover}ms ${motion.ease}` },
    [media.hover]: { "&:hover > svg": { transform: "translate(2px, -2px)" } },
  }),
};

export interface LocationsProps extends ListSectionProps<Queries.OfficeForListFragment> {
  id?: string;
  /** Adds each office's number, or the main one. */
  withPhones?: boolean;
}

/** The offices: each city's picture, the address, and a link to a map. The first, the head office, is larger. */
export default function Locations({ id = "locations", withPhones, items, ...header }: LocationsProps) {
  return (
    <Section id={id} {...header}>
      <ul css={[styles.grid, swipeRow]}>
        {items.map((office, place) => (
          <li key={office.slug}>
            <article css={place === 0 ? styles.headOffice : styles.branch}>
              <figure data-print="hide">
                <Illustration
                  of={office.image}
                  // On a phone, the smaller file is sharp enough.
                  sizes={`(max-width: 767.98px) 52vw, (max-width: 1023.98px) ${place === 0 ? "100vw, 96vw" : "46vw, 19rem"}`}
                />
              </figure>
              <div>
                <h3 css={styles.city}>{commonMessages.office(office)}</h3>
                <p css={styles.label}>{office.label}</p>
                <address css={styles.lines}>
                  {office.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                {withPhones && (
                  <a css={styles.link} href={`tel:${(office.phone ?? site.phone).e164}`} dir="ltr">
                    {(office.phone ?? site.phone).display}
                  </a>
                )}
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
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment OfficeForList on Office {
    slug
    city
    district
    country
    label
    address
    mapQuery
    phone {
      display
      e164
    }
    image {
      ...IllustrationInFullWidth
    }
  }
`;
