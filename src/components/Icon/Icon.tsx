import { css } from "@emotion/react";
import type { UiIcon } from "./icon-names";

export interface IconProps {
  /** Of the interface, of a platform, or a duotone Phosphor icon that the content names: `page-` for those of pages. */
  name: UiIcon | `${string}-logo` | `duo-${string}` | `page-${string}`;
  /** Edge length in px. */
  size?: number;
}

const styles = {
  root: css({ flexShrink: 0, fill: "currentColor" }),
  // Not `transform`, which moves some icons on hover. That's mirrored, too.
  mirrored: css({ "[dir=rtl] &": { scale: "-1 1" } }),
};

/** Icons that point along the line of text, and so the other way where text runs from right to left. */
const DIRECTIONAL = /^(arrow|caret)-/;

/** A decorative icon from a sprite that the build makes (plugins/assets/sprites.ts). The text next to it says the same. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg css={[styles.root, DIRECTIONAL.test(name) && styles.mirrored]} width={size} height={size} aria-hidden="true">
      <use href={`${name.startsWith("page-") ? "/page-icons.svg" : "/icons.svg"}#${name}`} />
    </svg>
  );
}
