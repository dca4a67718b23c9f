import { css } from "@emotion/react";
import { Icon } from "../components/Icon/Icon";
import type { UiIcon } from "../components/Icon/icon-names";
import { site } from "../site";
import { color, media } from "../theme";

const icons: Record<string, UiIcon> = {
  facebook: "facebook-logo",
  instagram: "instagram-logo",
  youtube: "youtube-logo",
  x: "x-logo",
  linkedin: "linkedin-logo",
  pinterest: "pinterest-logo",
};

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
            <Icon name={icons[platform] ?? "arrow-up-right"} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
