import { css } from "@emotion/react";
import type { UiIcon } from "./icon-names";

export interface IconProps {
  /** A user-interface icon, or the name of any Phosphor icon that the data uses with `duotone`. */
  name: UiIcon | `duo-${string}`;
  /** Edge length in px. */
  size?: number;
}

const style = css({ flexShrink: 0, fill: "currentColor" });

/** A decorative icon out of the sprite that the build makes (gatsby/icons.ts); what it means stands beside it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg css={style} width={size} height={size} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
