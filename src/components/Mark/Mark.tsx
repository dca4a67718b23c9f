import { colors } from "../../theme/colors";

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
      <g fill="none" stroke={color} strokeWidth="4.6" strokeLinecap="round">
        <circle cx="32" cy="37" r="20" />
        <circle cx="32" cy="37" r="11.5" />
        <path d="M7.2 25.4l-3.4-1.6M15.8 15.6l-2.3-3M27 10.6l-.8-3.8M37 10.6l.8-3.8M48.2 15.6l2.3-3M56.8 25.4l3.4-1.6" />
      </g>
      <circle cx="32" cy="37" r="4.6" fill={pupil} />
    </svg>
  );
}
