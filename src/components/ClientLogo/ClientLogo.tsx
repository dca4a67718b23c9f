import { css } from "@emotion/react";

export interface ClientLogoProps {
  /** Address of the SVG file. */
  src: string;
  /** The owner's name. */
  name: string;
  /** Width divided by height. */
  aspectRatio: number;
  /** Area in px² that every logo is given, so that wide ones do not look small beside square ones. */
  area?: number;
  className?: string;
}

const style = css({ objectFit: "contain" });

/**
 * A logo, loaded when it comes near: seventy inlined ones would weigh more than the page. All get the same area, as far
 * as their place is wide enough.
 */
export function ClientLogo({ src, name, aspectRatio, area = 3600, className }: ClientLogoProps) {
  const width = Math.round(Math.sqrt(area * aspectRatio));
  const height = Math.round(Math.sqrt(area / aspectRatio));
  return (
    <img
      css={style}
      src={src}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
