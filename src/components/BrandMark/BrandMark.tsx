import { css } from "@emotion/react";
import { color, media } from "../../theme";
import mark from "./mark.json";

/** mark.json: the shapes of the mark, which `npm run rebrand` makes of a logo. */
export interface BrandMarkShape {
  viewBox: string;
  /** Painted in `currentColor` and `--mark-accent`. */
  body: string;
  /** Where the mark leaves space for a figure, as a fraction of its height, if it does. */
  hollow?: { y: number };
}

export interface BrandMarkProps {
  /** Edge length in px, or any CSS length through `className`/`css`. */
  size?: number;
  /** Colour of the lines; that of the text if there's none. */
  color?: string;
  /** Colour of the part that stands out. */
  accent?: string;
  className?: string;
}

const styles = {
  // Paper only has the logo.
  root: css({ [media.print]: { "main &": { display: "none" } } }),
};

export const brandMark: BrandMarkShape = mark;

/** The accent of a large mark behind text: ours is never under a word, but that of a logo can be anywhere. */
export const accentBehindText = brandMark.hollow ? color.brand : color.quiet;

/** The brand's mark. Always decorative; the name is next to it. */
export function BrandMark({ size = 40, color: line, accent = color.brand, className }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={brandMark.viewBox}
      aria-hidden="true"
      css={styles.root}
      className={className}
      style={{ color: line, "--mark-accent": accent }}
      dangerouslySetInnerHTML={{ __html: brandMark.body }}
    />
  );
}
