import { css } from "@emotion/react";
import { inlineSign, media, motion, outlinedIconButton } from "../../theme";
import { Icon } from "../Icon/Icon";
import { commonMessages } from "$messages/common";

export interface StepControlsProps {
  previous: string;
  next: string;
  current: number;
  /** What each card is about, for those who can't see which one shows. */
  names: readonly string[];
  /** Called with the position to show. It wraps at both ends. */
  onStep: (place: number) => void;
}

const styles = {
  controls: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    marginTop: "1.25rem",
    [media.wide]: { display: "none" },
    [media.static]: { display: "none" },
  }),
  buttons: css({ display: "flex", gap: "0.5rem" }),
  button: css([outlinedIconButton, { "&:active": { transform: "scale(0.94)" } }]),
  // Dots like those of a carousel, of which one moves.
  place: css({
    flex: "1",
    maxWidth: "calc(28px * var(--total))",
    background:
      "radial-gradient(circle, transparent 3.5px, currentColor 4px 5px, transparent 5.5px) 0 / calc(100% / var(--total))",
    "&::before": {
      content: '""',
      display: "block",
      width: "calc(100% / var(--total))",
      height: 14,
      background: "radial-gradient(circle, currentColor 6.5px, transparent 7px)",
      transform: `translateX(calc(100% * ${inlineSign} * var(--place)))`,
      transition: `transform ${motion.state}ms ${motion.ease}`,
    },
  }),
};

/** Two buttons and a row of dots, for items that small screens show one at a time. Renders nothing for a single item. */
export function StepControls({ previous, next, current, names, onStep }: StepControlsProps) {
  const total = names.length;
  if (total < 2) return null;
  return (
    <div css={styles.controls}>
      <div css={styles.place} style={{ "--total": total, "--place": current }}>
        <span className="visually-hidden" aria-live="polite">
          {names[current]} {commonMessages.place({ place: current + 1, total })}
        </span>
      </div>
      <div css={styles.buttons}>
        <button
          type="button"
          css={styles.button}
          aria-label={previous}
          onClick={() => onStep((current - 1 + total) % total)}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" css={styles.button} aria-label={next} onClick={() => onStep((current + 1) % total)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
