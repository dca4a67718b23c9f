import { color } from "../../theme/color";
import { BRAND_MARK } from "./shape";

export interface BrandMarkProps {
  /** Edge length in px, or any CSS length through `className`/`css`. */
  size?: number;
  /** Colour of the arcs and rays. */
  color?: string;
  /** Colour of the pupil. */
  pupil?: string;
  className?: string;
}

/** The brand's mark: an eye of concentric arcs under six rays. Always decorative; the name is next to it. */
export function BrandMark({
  size = 40,
  color: stroke = "currentColor",
  pupil = color.brand,
  className,
}: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" stroke={stroke} strokeWidth={BRAND_MARK.stroke} strokeLinecap="round">
        {BRAND_MARK.rings.map((radius) => (
          <circle key={radius} {...BRAND_MARK.centre} r={radius} />
        ))}
        <path d={BRAND_MARK.rays} />
      </g>
      <circle {...BRAND_MARK.centre} r={BRAND_MARK.pupil} fill={pupil} />
    </svg>
  );
}
