import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Illustration } from "../../components/Illustration/Illustration";
import { site } from "../../site";
import {
  borderlessCard,
  centred,
  color,
  cover,
  iconLink,
  inlineSign,
  media,
  overlay,
  radius,
  space,
  typography,
} from "../../theme";
import { mapSearchUrl } from "../../utils/links";
import { mapMessages } from "$messages/contact";

/** How far the map extends from its centre to the north and to the east, in degrees. */
const [NORTH, EAST] = [0.006, 0.014];

/** The address of an OpenStreetMap embed with a pin. @param coordinates such as "28.5894, 77.2276" */
const mapEmbedUrl = (coordinates: string): string => {
  const [latitude = 0, longitude = 0] = coordinates.split(",").map(Number);
  const edges = [longitude - EAST, latitude - NORTH, longitude + EAST, latitude + NORTH];
  const bbox = edges.map((degrees) => degrees.toFixed(4)).join(",");
  const query = new URLSearchParams({ bbox, layer: "mapnik", marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};

/** The map replaces the button that had the focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

const styles = {
  section: css({ padding: `0 ${space.gutter} ${space.section}` }),
  frame: css({
    ...centred,
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minHeight: "clamp(26rem, 40vw, max(34rem, 100svh - 12rem))",
    overflow: "clip",
    borderRadius: radius.card,
    background: color.tint,
  }),
  // The pin stands at the end, the card at the start; on a phone the pin's head looks over the card.
  picture: css({
    ...overlay,
    transform: `scaleX(${inlineSign})`,
    "& img": { ...cover, objectPosition: "72% 0" },
    [media.small]: {
      height: "17rem",
      maskImage: "linear-gradient(black 75%, transparent)",
      "& img": { objectPosition: "86% 0" },
    },
    // In the dark scheme, night around the pin: multiplied by the colour of cards, which is white in the light scheme and
    // changes nothing.
    "&::after": {
      ...overlay,
      content: '""',
      background: `radial-gradient(circle at 80% 40%, ${color.light} 10%, ${color.card} 55%)`,
      mixBlendMode: "multiply",
    },
  }),
  words: css({
    position: "relative",
    alignSelf: "end",
    margin: "clamp(16px, 3vw, 2rem)",
    [media.small]: { marginTop: "13rem" },
    padding: "clamp(24px, 3vw, 2.25rem)",
    ...borderlessCard,
    background: color.page,
    [media.wide]: { maxWidth: "27rem" },
  }),
  heading: css({ ...typography.h3, fontSize: "min(1.75rem, 8.75vw)" }),
  note: css({ ...typography.small, marginTop: "0.5rem", color: color.muted }),
  actions: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.75rem 1.25rem",
    marginTop: "1.25rem",
  }),
  search: css({ ...iconLink, fontWeight: 600, textUnderlineOffset: 4 }),
  /** Hides what wouldn't work without JavaScript. The link to the map in another tab stays. */
  scripted: css({ [media.static]: { display: "none" } }),
  map: css({ ...overlay, border: 0 }),
};

/** The headquarters on a map from another host, which only loads when the visitor, who has read the note, asks. */
export default function OfficeMap({ heading, note, image }: Queries.MapOfOfficeFragment) {
  const [shown, setShown] = useState(false);
  const { line, mapQuery, coordinates } = site.headquarters;
  return (
    <section id="map" aria-labelledby="map-heading" css={styles.section}>
      <div css={styles.frame}>
        {shown ? (
          <iframe
            ref={takeFocus}
            title={mapMessages.title({ address: line })}
            src={mapEmbedUrl(coordinates)}
            css={styles.map}
            referrerPolicy="no-referrer"
            // Allows the map's scripts, and links that open a new tab. It can't navigate this tab.
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          image && (
            <figure css={styles.picture}>
              <Illustration of={image} sizes="(max-width: 767.98px) 320vw, 100vw" />
            </figure>
          )
        )}
        <div css={styles.words}>
          <h2 id="map-heading" css={styles.heading}>
            {heading}
          </h2>
          <p css={styles.note}>{line}</p>
          {!shown && <p css={styles.note}>{note}</p>}
          <div css={styles.actions}>
            {!shown && (
              <Button variant="inverse" icon="map-pin" css={styles.scripted} onClick={() => setShown(true)}>
                {mapMessages.show}
              </Button>
            )}
            <a href={mapSearchUrl(mapQuery)} target="_blank" rel="noopener" css={styles.search}>
              {mapMessages.directions}
              <Icon name="arrow-up-right" size={16} />
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment MapOfOffice on ContactMap {
    heading
    note
    image {
      ...IllustrationInFullWidth
    }
  }
`;
