import { css } from "@emotion/react";
import { memo, useEffect, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { useMotionPaused } from "../../hooks/useMotion";
import { site } from "../../site";
import { centred, color, iconButton, media, motion, space } from "../../theme";
import { chooseColors, colorBars, type ColorChoice, colorChoice, pauseMotion } from "../../utils/choices";
import { mapSearchUrl } from "../../utils/links";
import { headerMessages } from "$messages/layout";
import { SocialLinks } from "../SocialLinks";

const asIcon = { minWidth: 36, justifyContent: "center", "& > span": { display: "none" } };
const asText = { "& > svg": { display: "none" } };

const styles = {
  root: css({
    fontSize: "0.875rem",
    padding: `0 ${space.gutter}`,
  }),
  row: css({
    ...centred,
    display: "flex",
    alignItems: "center",
    gap: "0 clamp(0.25rem, 12vw - 5rem, 1.75rem)",
    minHeight: space.topStrip,
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      flexShrink: 0,
      minHeight: space.topStrip,
      textDecoration: "none",
      whiteSpace: "nowrap",
    },
    [media.hover]: { "& > a:hover, & button:hover": { color: color.accent } },
    [media.small]: { "& > ul": { display: "none" } },
  }),
  /** Needs more room than the others, and is cut off if the strip is still too narrow for it. */
  address: css({
    "&&": { flexShrink: 1, marginInlineEnd: "auto" },
    [media.belowDesktop]: { ...asIcon, marginInlineStart: -8 },
    [media.desktop]: { minWidth: 0, ...asText },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis" },
  }),
  line: css({ [media.small]: asIcon, [media.wide]: asText }),
  // Aligns the last icon with the edge of the content.
  toggles: css({ display: "flex", marginInlineEnd: -12 }),
  // Nothing moves under reduced motion, so there's nothing to pause.
  motion: css({ [media.motionReduced]: { display: "none" } }),
  colors: css({ "& > svg": { transition: `transform ${motion.state}ms ${motion.ease}` } }),
  turned: css({ "& > svg": { transform: "rotate(180deg)" } }),
};

/** Pauses everything that moves by itself, on this page and the next ones of the visit. */
export function MotionToggle() {
  const paused = useMotionPaused();
  return (
    <button
      type="button"
      css={[iconButton, styles.motion]}
      data-needs-script=""
      aria-pressed={paused}
      aria-label={paused ? headerMessages.playMotion : headerMessages.pauseMotion}
      onClick={() => pauseMotion(!paused)}
    >
      <Icon name={paused ? "play" : "pause"} size={20} />
    </button>
  );
}

/** Switches between light and dark colours. They follow the system until it's used. */
export function ColorToggle() {
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const [choice, setChoice] = useState<ColorChoice>();
  const other = (choice ?? system) === "dark" ? "light" : "dark";

  useEffect(() => {
    setChoice(colorChoice());
  }, []);

  useEffect(() => {
    if (choice) colorBars(choice);
  }, [choice]);

  return (
    <button
      type="button"
      css={[iconButton, styles.colors, other === "light" && styles.turned]}
      data-needs-script=""
      aria-label={other === "dark" ? headerMessages.useDark : headerMessages.useLight}
      onClick={() => {
        chooseColors(other);
        setChoice(other);
      }}
    >
      <Icon name="circle-half" size={20} />
    </button>
  );
}

const { headquarters, phone, email } = site;

/** The address, phone number, email address and profiles above the bar. Doesn't re-render when the menu opens. */
export const TopStrip = memo(function TopStrip() {
  return (
    <div css={styles.root} data-scheme="ink" data-print="hide">
      <div css={styles.row}>
        <a
          href={mapSearchUrl(headquarters.mapQuery)}
          target="_blank"
          rel="noopener"
          css={styles.address}
          aria-label={headquarters.line}
        >
          <Icon name="map-pin" />
          <span>{headquarters.line}</span>
        </a>
        <a href={`tel:${phone.e164}`} css={styles.line} aria-label={phone.display}>
          <Icon name="phone" />
          <span dir="ltr">{phone.display}</span>
        </a>
        <a href={`mailto:${email}`} css={styles.line} aria-label={email}>
          <Icon name="envelope-simple" />
          <span>{email}</span>
        </a>
        <SocialLinks />
        <div css={styles.toggles}>
          <MotionToggle />
          <ColorToggle />
        </div>
      </div>
    </div>
  );
});
