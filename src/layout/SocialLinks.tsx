import { css } from "@emotion/react";
import { Icon } from "../components/Icon/Icon";
import { site } from "../site";
import { color, media } from "../theme";
import { platformIcon } from "../utils/links";

const styles = {
  list: css({ display: "flex", gap: "0.25rem" }),
  link: css({
    display: "grid",
    placeItems: "center",
    width: 36,
    height: 44,
    [media.hover]: { "&:hover": { color: color.accent } },
  }),
};

/** The agency's profiles, each in a new tab. */
export function SocialLinks() {
  return (
    <ul css={styles.list}>
      {site.socials.map(({ platform, label, url }) => (
        <li key={platform}>
          <a href={url} target="_blank" rel="noopener" aria-label={label} css={styles.link}>
            <Icon name={platformIcon(platform)} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
