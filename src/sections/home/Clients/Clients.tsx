import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { ButtonLink } from "../../../components/Button/Button";
import { Carousel } from "../../../components/Carousel/Carousel";
import { SpriteLogo } from "../../../components/SpriteLogo/SpriteLogo";
import { clientLogoHref, FIRST_CLIENTS } from "../../../components/SpriteLogo/sprites";
import { useIsSmall } from "../../../hooks/useMediaQuery";
import { site } from "../../../site";
import { color, media, motion } from "../../../theme";
import type { ListSectionProps } from "../../shared/list-section";
import { homeMessages } from "$messages/home";

/** How many logos small screens have on a page of the carousel. */
const PER_PAGE = 12;
const PAGES_ON_WIDE = Math.floor(FIRST_CLIENTS / PER_PAGE);

/** The pages, and the logos of a page, that only small screens have. */
const SMALL_ONLY = [
  `& > li:nth-of-type(n + ${PAGES_ON_WIDE + 2})`,
  `& > li:nth-of-type(${PAGES_ON_WIDE + 1}) li:nth-of-type(n + ${(FIRST_CLIENTS % PER_PAGE) + 1})`,
].join();

const line = `1px solid ${color.line}`;

const styles = {
  // On wide screens the pages and their lists merge into one grid. It clips the line before its first column.
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
      overflow: "clip",
      borderTop: line,
      "& > li, & > li > ul": { display: "contents" },
      [SMALL_ONLY]: { display: "none" },
    },
    // On smaller screens a logo would be too small to read.
    [media.desktop]: { gridTemplateColumns: "repeat(10, minmax(0, 1fr))", "--logo-scale": 1.3 },
  }),
  page: css({
    [media.small]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gridAutoRows: "6rem",
      overflow: "clip",
      borderTop: line,
    },
    // Printed while it's a carousel.
    [media.print]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  cell: css({
    display: "grid",
    placeItems: "center",
    marginInlineStart: -1,
    padding: "0.5rem clamp(0.375rem, 0.7vw, 0.75rem)",
    borderInlineStart: line,
    borderBottom: line,
    "& svg": { opacity: 0.82, transition: `opacity ${motion.hover}ms, transform ${motion.state}ms ${motion.ease}` },
    [media.hover]: { "&:hover svg": { opacity: 1, transform: "scale(1.08)" } },
    [media.wide]: { height: "clamp(5rem, 9vw, 8.5rem)" },
  }),
};

const pagesOf = (clients: readonly Queries.ClientForStripFragment[], late: boolean) =>
  Array.from({ length: Math.ceil(clients.length / PER_PAGE) }, (_, index) => ({
    key: String(index),
    content: (
      <ul css={styles.page}>
        {clients.slice(index * PER_PAGE, (index + 1) * PER_PAGE).map((client) => (
          <li key={client.slug} css={styles.cell}>
            <SpriteLogo late={late} href={clientLogoHref(client)} name={client.name} {...client.svg} />
          </li>
        ))}
      </ul>
    ),
  }));

/** Client logos: a grid of the first, or on small screens a carousel of all. The server only renders the first. */
export default function Clients({ items, ...header }: ListSectionProps<Queries.ClientForStripFragment>) {
  const isSmall = useIsSmall();
  const strip = { label: header.heading, wideLayout: styles.grid, ...motion.carousels.clients } as const;
  return (
    <Section
      id="clients"
      {...header}
      action={
        <ButtonLink href={site.paths.clients} variant="outline">
          {homeMessages.clients}
        </ButtonLink>
      }
    >
      <div data-needs-script="">
        <Carousel slides={pagesOf(isSmall ? items : items.slice(0, FIRST_CLIENTS), true)} {...strip} />
      </div>
      <noscript>
        <Carousel slides={pagesOf(items, false)} {...strip} />
      </noscript>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClientForStrip on Client {
    position
    slug
    name
    svg {
      aspectRatio
    }
  }
`;
