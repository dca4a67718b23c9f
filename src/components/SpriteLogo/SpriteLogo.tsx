import { css } from "@emotion/react";

export interface SpriteLogoProps {
  href: string;
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px². All logos get the same area, so wide ones don't look small beside square ones. */
  area?: number;
  /** Further down the page: requested with the scripts (`inline-script.ts`), so add it in a `noscript` too. */
  late?: boolean;
}

const styles = {
  root: css({ maxWidth: "100%", height: "auto", overflow: "visible" }),
};

/** A logo in the colour of the text. All logos get the same area if their container is wide enough. */
export function SpriteLogo({ href, name, aspectRatio, area = 3600, late = false }: SpriteLogoProps) {
  const width = Math.round(Math.sqrt(area * aspectRatio));
  const height = Math.round(Math.sqrt(area / aspectRatio));
  return (
    <svg css={styles.root} role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} width={width}>
      {/* The server's HTML has another attribute until the scripts start. Nothing here hydrates before then. */}
      <use {...(late && typeof window === "undefined" ? { "data-href": href } : { href })} suppressHydrationWarning />
    </svg>
  );
}
