import { css } from "@emotion/react";

export interface ClientLogoProps {
  /** Address of the logo in its sprite. */
  href: string;
  /** The owner's name. */
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px² that every logo is given, so that wide ones do not look small beside square ones. */
  area?: number;
  className?: string;
}

const style = css({ maxWidth: "100%", height: "auto" });

/** A logo in the colour of the text. All get the same area, as far as their place is wide enough. */
export function ClientLogo({ href, name, aspectRatio, area = 3600, className }: ClientLogoProps) {
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
      <use href={href} />
    </svg>
  );
}
