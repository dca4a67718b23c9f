import { css } from "@emotion/react";

export interface SpriteLogoProps {
  href: string;
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Further down the page: requested with the scripts (`inline-script.ts`), so add it in a `noscript` too. */
  late?: boolean;
}

const styles = {
  root: css({ width: "calc(var(--width) * var(--logo-scale, 1))", overflow: "visible" }),
};

/** The area of a logo in px², where nothing around it sets a `--logo-scale`. */
const AREA = 3600;

/**
 * A logo in the colour of the text. All logos get the same area if their container is wide enough, so that wide ones
 * don't look small beside square ones.
 */
export function SpriteLogo({ href, name, aspectRatio, late = false }: SpriteLogoProps) {
  const width = Math.round(Math.sqrt(AREA * aspectRatio));
  const height = Math.round(Math.sqrt(AREA / aspectRatio));
  return (
    <svg
      css={styles.root}
      style={{ "--width": `${width}px` }}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
    >
      {/* The server's HTML has another attribute until the scripts start. Nothing here hydrates before then. */}
      <use {...(late && typeof window === "undefined" ? { "data-href": href } : { href })} suppressHydrationWarning />
    </svg>
  );
}
