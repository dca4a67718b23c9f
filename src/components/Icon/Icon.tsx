import { css } from "@emotion/react";
import type { UiIcon } from "./icon-names";

export interface IconProps {
  /** A user-interface icon, or any Phosphor icon in two tones that the content names: `page-` for that of the pages. */
  name: UiIcon | `duo-${string}` | `page-${string}`;
  /** Edge length in px. */
  size?: number;
}

const style = css({ flexShrink: 0, fill: "currentColor" });

/** A decorative icon out of a sprite that the build makes (gatsby/assets/icons.ts); what it means stands beside it. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg css={style} width={size} height={size} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href={`${name.startsWith("page-") ? "/page-icons.svg" : "/icons.svg"}#${name}`} />
    </svg>
  );
}
