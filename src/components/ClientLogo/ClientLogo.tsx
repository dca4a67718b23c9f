import { css } from "@emotion/react";
import { media } from "../../theme/layout";
import { fonts } from "../../theme/type";

export interface ClientLogoProps {
  /** Address of the logo in its sprite. */
  href: string;
  /** The owner's name. */
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px² that every logo is given, so that wide ones do not look small beside square ones. */
  area?: number;
  /**
   * Below the first view: its file is asked for when the page's scripts are (`startScriptsLate`), and does not compete
   * with what is seen first. Without script the name stands in its place.
   */
  late?: boolean;
  className?: string;
}

const style = css({ maxWidth: "100%", height: "auto", overflow: "visible" });
const words = css({
  display: "none",
  fill: "currentColor",
  fontFamily: fonts.display,
  fontWeight: 700,
  [media.noScript]: { display: "inline" },
});

/** Width of a letter of the display face, in ems; the widest are wider. */
const LETTER = 0.62;

/** A logo in the colour of the text. All get the same area, as far as their place is wide enough. */
export function ClientLogo({ href, name, aspectRatio, area = 3600, late = false, className }: ClientLogoProps) {
  const width = Math.round(Math.sqrt(area * aspectRatio));
  const height = Math.round(Math.sqrt(area / aspectRatio));
  return (
    <svg
      css={style}
      role="img"
      aria-label={name}
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
    >
      {/* The server's has another attribute until the scripts start, before which nothing here is hydrated. */}
      <use {...(late && typeof window === "undefined" ? { "data-href": href } : { href })} suppressHydrationWarning />
      {late && (
        <text
          aria-hidden="true"
          css={words}
          x="50%"
          y="50%"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={Math.min(16, Math.max(11, Math.round(width / (LETTER * name.length))))}
        >
          {name}
        </text>
      )}
    </svg>
  );
}
