import { css } from "@emotion/react";
import type { UiIcon } from "./icon-names";

export interface IconProps {
  /** A user-interface icon, or a duotone Phosphor icon named in the content: `page-` for those that pages name. */
  name: UiIcon | `duo-${string}` | `page-${string}`;
  /** Edge length in px. */
  size?: number;
}

const styles = {
  root: css({ flexShrink: 0, fill: "currentColor" }),
};

/** A decorative icon from a sprite that the build makes (gatsby/assets/icons.ts). The text next to it says the same. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg css={styles.root} width={size} height={size} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href={`${name.startsWith("page-") ? "/page-icons.svg" : "/icons.svg"}#${name}`} />
    </svg>
  );
}
