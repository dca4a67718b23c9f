import { css } from "@emotion/react";
import { memo } from "react";
import { Icon } from "../../components/Icon/Icon";
import { site } from "../../site";
import { color, media, space, typography } from "../../theme";
import { mapSearchUrl } from "../../utils/links";
import { SocialLinks } from "../SocialLinks";
import { ColorToggle } from "./ColorToggle";
import { MotionToggle } from "./MotionToggle";

const asIcon = { minWidth: 36, justifyContent: "center", "& > span": { display: "none" } };
const asText = { "& > svg": { display: "none" } };

const styles = {
  root: css({
    fontSize: "0.875rem",
    lineHeight: typography.small.lineHeight,
    padding: `0 ${space.gutter}`,
  }),
  row: css({
    display: "flex",
    alignItems: "center",
    gap: "0 clamp(0.25rem, 4vw - 1.5rem, 1.75rem)",
    maxWidth: space.content,
    minHeight: 44,
    margin: "0 auto",
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      flexShrink: 0,
      minHeight: 44,
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
};

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
