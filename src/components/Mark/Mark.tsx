import { colors } from "../../theme/colors";
import { MARK } from "./shape";

export interface MarkProps {
  /** Edge length in px, or any CSS length through `className`/`css`. */
  size?: number;
  /** Colour of arcs and rays. */
  color?: string;
  /** Colour of the pupil. */
  pupil?: string;
  className?: string;
}

/** The brand's mark: an eye of concentric arcs under six rays. Always decorative; the name stands beside it. */
export function Mark({ size = 40, color = "currentColor", pupil = colors.marigold, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" stroke={color} strokeWidth={MARK.stroke} strokeLinecap="round">
        {MARK.rings.map((radius) => (
          <circle key={radius} {...MARK.centre} r={radius} />
        ))}
        <path d={MARK.rays} />
      </g>
      <circle {...MARK.centre} r={MARK.pupil} fill={pupil} />
    </svg>
  );
}
