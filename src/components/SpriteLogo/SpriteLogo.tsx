import { css } from "@emotion/react";

export interface SpriteLogoProps {
  /** Address of the logo in its sprite. */
  href: string;
  /** The owner's name. */
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px² that every logo is given, so that wide ones do not look small beside square ones. */
  area?: number;
  /**
   * Below the first view: its file is asked for when the page's scripts are (`src/runtime/inline-script.ts`), so that it doesn't
   * compete with what is seen first. A page without script never asks for it: give it the logo in a `noscript` too.
   */
  late?: boolean;
  className?: string;
}

const style = css({ maxWidth: "100%", height: "auto", overflow: "visible" });

/** A logo in the colour of the text. All get the same area, as far as their place is wide enough. */
export function SpriteLogo({ href, name, aspectRatio, area = 3600, late = false, className }: SpriteLogoProps) {
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
    </svg>
  );
}
