import { css } from "@emotion/react";

export interface SpriteLogoProps {
  href: string;
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px². All logos get the same area, so wide ones don't look small beside square ones. */
  area?: number;
  /**
   * For a logo further down the page. Its file is requested together with the page's scripts
   * (`src/runtime/inline-script.ts`), so it doesn't compete with what the visitor sees first. Without JavaScript it's
   * never requested, so add the logo in a `noscript` too.
   */
  late?: boolean;
  className?: string;
}

const styles = {
  root: css({ maxWidth: "100%", height: "auto", overflow: "visible" }),
};

/** A logo in the colour of the text. All logos get the same area if their container is wide enough. */
export function SpriteLogo({ href, name, aspectRatio, area = 3600, late = false, className }: SpriteLogoProps) {
  const width = Math.round(Math.sqrt(area * aspectRatio));
  const height = Math.round(Math.sqrt(area / aspectRatio));
  return (
    <svg
      css={styles.root}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
    >
      {/* The server's HTML has another attribute until the scripts start. Nothing here hydrates before then. */}
      <use {...(late && typeof window === "undefined" ? { "data-href": href } : { href })} suppressHydrationWarning />
    </svg>
  );
}
