import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { SpriteLogo } from "../../components/SpriteLogo/SpriteLogo";
import { clientLogoHref } from "../../components/SpriteLogo/sprites";
import { borderlessCard, color, fonts, media, motion, radius, typography } from "../../theme";
import { clientsMessages } from "$messages/pages";

const styles = {
  grid: css({
    display: "grid",
    gap: "clamp(0.5rem, 1.2vw, 1rem)",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  }),
  card: css({ position: "relative", perspective: "1000px" }),
  turning: css({
    display: "grid",
    aspectRatio: "4 / 3",
    transformStyle: "preserve-3d",
    transition: `transform ${motion.state}ms ${motion.ease}`,
    "[data-flipped=true] > &": { transform: "rotateY(180deg)" },
    [media.hover]: { "[role=group]:hover > &": { transform: "rotateY(180deg)" } },
    [media.static]: { aspectRatio: "auto" },
  }),
  /** Covers the whole card, so that all of it is clickable. */
  cover: css({
    position: "absolute",
    inset: 0,
    border: 0,
    borderRadius: radius.card,
    background: "none",
    [media.static]: { display: "none" },
  }),
  side: css({
    gridArea: "1 / 1",
    display: "grid",
    minWidth: 0,
    padding: "clamp(0.75rem, 2vw, 1.5rem)",
    ...borderlessCard,
    backfaceVisibility: "hidden",
    [media.static]: { gridArea: "auto", transform: "none !important" },
  }),
  front: css({
    "--logo-scale": 1.35,
    placeItems: "center",
    border: `1px solid ${color.line}`,
    background: color.card,
  }),
  back: css({
    alignContent: "space-between",
    gap: "0.5rem",
    transform: "rotateY(180deg)",
    // The hidden side is removed from the accessibility tree too.
    visibility: "hidden",
    transition: `visibility 0s ${motion.state}ms`,
    "[data-flipped=true] &": { visibility: "visible", transitionDelay: "0s" },
    [media.hover]: { "[role=group]:hover &": { visibility: "visible", transitionDelay: "0s" } },
    [media.static]: { visibility: "visible" },
  }),
  name: css({
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: "clamp(1rem, 0.8rem + 0.8vw, 1.375rem)",
    lineHeight: 1.1,
    letterSpacing: "-0.01em",
  }),
  industry: css({ ...typography.small, color: color.figure }),
};

/** A client: the logo on the front, name and industry on the back. Flips on hover, focus and tap. */
function ClientCard({ client }: { client: Queries.ClientForWallFragment }) {
  const [flipped, setFlipped] = useState(false);
  return (
    <div role="group" aria-label={client.name} css={styles.card} data-flipped={flipped}>
      <div css={styles.turning}>
        <div css={[styles.side, styles.front]}>
          <SpriteLogo href={clientLogoHref(client)} name={client.name} {...client.svg} />
        </div>
        <div css={[styles.side, styles.back]} data-scheme="ink">
          <p css={styles.name}>{client.name}</p>
          <p css={styles.industry}>{client.industry}</p>
        </div>
      </div>
      <button
        type="button"
        css={styles.cover}
        aria-label={clientsMessages.about({ client: client.name })}
        aria-expanded={flipped}
        onFocus={(event) => {
          // A tap focuses the button and then clicks it, so only keyboard focus flips the card here.
          if (event.currentTarget.matches(":focus-visible")) setFlipped(true);
        }}
        onBlur={() => setFlipped(false)}
        onClick={() => setFlipped(!flipped)}
      />
    </div>
  );
}

/** Every client as a card that flips: two columns on small screens, five on large ones. */
export default function ClientGrid({ clients }: { clients: readonly Queries.ClientForWallFragment[] }) {
  return (
    <ul css={styles.grid}>
      {clients.map((client) => (
        <li key={client.slug}>
          <ClientCard client={client} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ClientForWall on Client {
    ...ClientForStrip
    industry
  }
`;
