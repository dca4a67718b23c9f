import { css } from "@emotion/react";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { motion } from "../../theme/motion";
import { Icon } from "../Icon/Icon";
import { PauseButton } from "../PauseButton/PauseButton";
import { t } from "../../messages/t";

export interface ControlsProps {
  /** Key of each slide that has a dot. */
  dots: readonly string[];
  current: number;
  onGo: (index: number) => void;
  /** Accessible names of the arrow buttons. Without them, there are no arrows. */
  arrows?: { previous: string; next: string };
  /** Whether there's a slide to go to in each direction. */
  canGo: { previous: boolean; next: boolean };
  onStep: (direction: -1 | 1) => void;
  /** Undefined if the carousel doesn't advance by itself. */
  pause?: { paused: boolean; onToggle: () => void };
}

const styles = {
  row: css({ display: "flex", alignItems: "center", gap: "1rem", paddingTop: "1.5rem" }),
  dotList: css({ display: "flex" }),
  dot: css({
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    "&::before": {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: radius.pill,
      border: "1.5px solid currentColor",
      transition: `background ${motion.hover}ms, transform ${motion.hover}ms`,
    },
    "&[aria-current=true]::before": { background: color.brand, transform: "scale(1.4)" },
  }),
  // On wide screens, beside the dots: the contact tool floats at the end of the row.
  buttons: css({ display: "flex", gap: "0.5rem", [media.small]: { marginInlineStart: "auto" } }),
  arrow: css({
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    border: "1.5px solid currentColor",
    borderRadius: radius.pill,
    background: "none",
    color: "inherit",
    "&:disabled": { opacity: 0.35, cursor: "default" },
  }),
};

/** The dots, arrows and pause button below a carousel. */
export function Controls({ dots, current, onGo, arrows, canGo, onStep, pause }: ControlsProps) {
  const step = (direction: -1 | 1) => () => onStep(direction);
  return (
    <div css={styles.row}>
      <ul css={styles.dotList}>
        {dots.map((key, index) => (
          <li key={key}>
            <button
              type="button"
              css={styles.dot}
              aria-label={t("carousel.goToSlide", { number: index + 1 })}
              aria-current={index === current}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ul>
      <div css={styles.buttons}>
        {arrows && (
          <>
            <button
              type="button"
              css={styles.arrow}
              aria-label={arrows.previous}
              disabled={!canGo.previous}
              onClick={step(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button type="button" css={styles.arrow} aria-label={arrows.next} disabled={!canGo.next} onClick={step(1)}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
        {pause && (
          <span data-carousel-pause="">
            <PauseButton subject={t("motion.carousel")} {...pause} />
          </span>
        )}
      </div>
    </div>
  );
}
