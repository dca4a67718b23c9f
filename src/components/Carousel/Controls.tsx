import { css } from "@emotion/react";
import { carouselMessages, motionMessages } from "$messages/common";
import { media, motion, outlinedIconButton, radius } from "../../theme";
import { Icon } from "../Icon/Icon";
import { PauseButton } from "../PauseButton/PauseButton";

export interface ControlsProps {
  dots: readonly string[];
  current: number;
  infinite: boolean;
  onGo: (index: number) => void;
  /** Accessible names of the arrow buttons. Without them, there are no arrows. */
  arrows?: { previous: string; next: string };
  onStep: (direction: -1 | 1) => void;
  pause?: { paused: boolean; onToggle: () => void };
  className?: string;
}

const styles = {
  row: css({ display: "flex", alignItems: "center", gap: "1rem", paddingTop: "clamp(0.75rem, 2vw, 1.5rem)" }),
  dotList: css({ display: "flex" }),
  dot: css({
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    "&::before": {
      content: '""',
      width: 10,
      height: 10,
      borderRadius: radius.pill,
      border: "1.5px solid currentColor",
      transition: `background ${motion.hover}ms, transform ${motion.hover}ms`,
    },
    // No more specific than the rule by which forced colours mark what is current.
    "&:where([aria-current=true])::before": { background: "currentColor", transform: "scale(1.4)" },
  }),
  // On wide screens, beside the dots: the contact tool floats at the end of the row.
  buttons: css({ display: "flex", gap: "0.5rem", [media.small]: { marginInlineStart: "auto" } }),
  arrow: css([outlinedIconButton, { "&:disabled": { opacity: 0.35, cursor: "default" } }]),
};

/** The dots, arrows and pause button below a carousel. */
export function Controls({ dots, current, infinite, onGo, arrows, onStep, pause, className }: ControlsProps) {
  const steps = arrows && [
    { name: arrows.previous, icon: "arrow-left", direction: -1, isEnd: current <= 0 } as const,
    { name: arrows.next, icon: "arrow-right", direction: 1, isEnd: current >= dots.length - 1 } as const,
  ];
  return (
    <div className={className} data-needs-script="" data-print="hide">
      <div css={styles.row}>
        <ul css={styles.dotList}>
          {dots.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                css={styles.dot}
                aria-label={carouselMessages.goToSlide({ number: index + 1 })}
                aria-current={index === current}
                onClick={() => onGo(index)}
              />
            </li>
          ))}
        </ul>
        <div css={styles.buttons}>
          {steps?.map(({ name, icon, direction, isEnd }) => (
            <button
              key={icon}
              type="button"
              css={styles.arrow}
              aria-label={name}
              disabled={!infinite && isEnd}
              onClick={() => onStep(direction)}
            >
              <Icon name={icon} />
            </button>
          ))}
          {pause && <PauseButton subject={motionMessages.carousel} data-carousel-pause="" {...pause} />}
        </div>
      </div>
    </div>
  );
}
