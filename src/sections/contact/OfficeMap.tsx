import { css } from "@emotion/react";
import { useCallback, useState } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { BrandMark } from "../../components/BrandMark/BrandMark";
import { site } from "../../site";
import { color } from "../../theme/color";
import { borderlessCard, inlineSign, media, radius, space } from "../../theme/layout";
import { typography } from "../../theme/typography";
import { mapSearchUrl } from "../../utils/links";
import { mapMessages } from "$messages/contact";
import { mapEmbedUrl } from "./map-address";

const styles = {
  section: css({ padding: `0 ${space.gutter} ${space.section}`, background: color.page }),
  frame: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    maxWidth: space.content,
    minHeight: "clamp(26rem, 44vw, 34rem)",
    margin: "0 auto",
    overflow: "clip",
    borderRadius: radius.card,
    background: color.tint,
  }),
  rings: css({
    position: "absolute",
    insetInlineStart: "74%",
    top: "46%",
    width: "74rem",
    maxWidth: "none",
    height: "auto",
    transform: `translate(calc(${inlineSign} * -50%), -58%)`,
    [media.small]: { insetInlineStart: "50%", top: "26%", width: "44rem" },
  }),
  words: css({
    position: "relative",
    alignSelf: "end",
    margin: "clamp(16px, 3vw, 2rem)",
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
  search: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.375rem",
    minHeight: 44,
    fontWeight: 600,
    textUnderlineOffset: 4,
  }),
  /** Hides what wouldn't work without JavaScript. The link to the map in another tab stays. */
  scripted: css({ [media.static]: { display: "none" } }),
  map: css({ position: "absolute", inset: 0, width: "100%", height: "100%", border: 0 }),
};

export interface OfficeMapProps {
  heading: string;
  /** What visitors should know before the map loads. */
  note: string;
}

/** The headquarters on a map. The map is from another host, so it only loads when the visitor asks for it. */
export default function OfficeMap({ heading, note }: OfficeMapProps) {
  const [shown, setShown] = useState(false);
  // The map replaces the button that had the focus.
  const takeFocus = useCallback((frame: HTMLIFrameElement | null) => {
    frame?.focus();
  }, []);
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
          <BrandMark css={styles.rings} color={color.line} accent={color.brand} />
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
