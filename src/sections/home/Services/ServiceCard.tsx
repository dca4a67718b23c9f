import { css } from "@emotion/react";
import { ButtonLink, standingOutOn } from "../../../components/Button/Button";
import { Icon } from "../../../components/Icon/Icon";
import { LoopVideo } from "../../../components/LoopVideo/LoopVideo";
import { bleed, color, headingSize, media, radius, space, typography } from "../../../theme";
import { motionMessages } from "$messages/common";
import { homeMessages } from "$messages/home";

const styles = {
  card: css({
    display: "grid",
    overflow: "hidden",
    // Only visible with forced colours, which take the background away.
    outline: "1px solid transparent",
    outlineOffset: "-1px",
    [media.belowDesktop]: { gridTemplateRows: "auto 1fr", height: "100%", borderRadius: radius.card },
  }),
  bleedsAtEnd: css({
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      marginInlineEnd: bleed,
      borderStartStartRadius: radius.card,
      borderEndStartRadius: radius.card,
    },
  }),
  bleedsAtStart: css({
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      marginInlineStart: bleed,
      borderStartEndRadius: radius.card,
      borderEndEndRadius: radius.card,
    },
  }),
  film: css({
    // Grows to the text's height if that's more than its aspect ratio gives.
    placeSelf: "stretch",
    // The next card shows no half of a button.
    [media.small]: { aspectRatio: "16 / 9", "& > button": { insetInlineStart: "auto", insetInlineEnd: "1rem" } },
    [media.wide]: { aspectRatio: "2" },
    // The card cuts the pixel that its video leaves free (LoopVideo.tsx).
    [media.desktop]: { aspectRatio: "16 / 10", marginBottom: -1 },
  }),
  second: css({ [media.desktop]: { order: 1 } }),
  words: css({
    position: "relative",
    alignSelf: "center",
    padding: `1.5rem ${space.gutter}`,
    "& :focus-visible": { outlineColor: color.text },
    // Buttons of a row are at one height.
    [media.small]: { display: "flex", flexDirection: "column", alignItems: "start", height: "100%" },
    [media.wide]: { padding: "clamp(2rem, 4vw, 3.5rem)" },
    [media.print]: { alignSelf: "start", padding: 0 },
  }),
  // On small screens, at the other end of the title's line.
  numeral: css({
    ...typography.numeral,
    fontSize: "1rem",
    [media.small]: { position: "absolute", insetInlineEnd: space.gutter },
  }),
  title: css({
    ...typography.h2,
    marginTop: "0.75rem",
    fontSize: headingSize("clamp(1.875rem, 1.2rem + 2.2vw, 3.75rem)"),
    // Leaves room for the numeral.
    [media.small]: { marginTop: 0, paddingInlineEnd: "2rem" },
  }),
  tagline: css({ ...typography.lead, marginTop: "1rem", fontWeight: 600 }),
  text: css({
    marginTop: "0.75rem",
    maxWidth: "46ch",
    [media.desktop]: typography.growing,
  }),
  icons: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.875rem 0.5rem",
    margin: "1.5rem 0 2rem",
    [media.small]: { flexGrow: 1, alignContent: "end", margin: "1rem 0 1.25rem" },
    [media.wide]: { columnGap: "0.875rem" },
    [media.print]: { display: "none" },
  }),
};

/**
 * One service in its colours: its film at the edge of the window, with the text beside it. Numbers start at 1, and even
 * cards are mirrored.
 */
export function ServiceCard({ service, number }: { service: Queries.HomeServiceForHomeFragment; number: number }) {
  const { anchor, page, colorScheme, video, poster } = service;
  const isMirrored = number % 2 === 0;
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      css={[styles.card, isMirrored ? styles.bleedsAtStart : styles.bleedsAtEnd]}
      data-scheme={colorScheme}
    >
      <LoopVideo
        css={[styles.film, !isMirrored && styles.second]}
        video={video}
        poster={poster}
        sizes="(max-width: 1023.98px) 100vw, 55vw"
        subject={motionMessages.videoOf({ title: service.title })}
      />
      <div css={styles.words}>
        <p css={styles.numeral} aria-hidden="true">
          {String(number).padStart(2, "0")}
        </p>
        <h3 id={`${anchor}-title`} css={styles.title}>
          {service.title}
        </h3>
        <p css={styles.tagline}>{service.tagline}</p>
        <p css={styles.text}>{service.content}</p>
        <div css={styles.icons}>
          {service.icons.map((icon) => (
            <Icon key={icon} name={`duo-${icon}`} size={32} />
          ))}
        </div>
        {/* Search engines use a link's text. Its accessible name stays short, and the heading describes it. */}
        <ButtonLink
          href={page.path}
          variant={standingOutOn(colorScheme)}
          aria-label={homeMessages.service}
          aria-describedby={`${anchor}-title`}
        >
          <span>{homeMessages.service}</span>
          <span className="visually-hidden">{homeMessages.serviceAbout({ service: service.title })}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
