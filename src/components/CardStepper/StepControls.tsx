import { css } from "@emotion/react";
import { media, outlinedIconButton, typography } from "../../theme";
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
    marginTop: "1.25rem",
    [media.wide]: { display: "none" },
    [media.static]: { display: "none" },
  }),
  buttons: css({ display: "flex", gap: "0.75rem" }),
  button: css([outlinedIconButton, { width: 52, height: 52, "&:active": { transform: "scale(0.94)" } }]),
  count: css({ ...typography.small, fontVariantNumeric: "tabular-nums", fontWeight: 600 }),
};

/** Two buttons and a count, for items that small screens show one at a time. Renders nothing for a single item. */
export function StepControls({ previous, next, current, names, onStep }: StepControlsProps) {
  const total = names.length;
  if (total < 2) return null;
  return (
    <div css={styles.controls}>
      <p css={styles.count} aria-live="polite">
        <span className="visually-hidden">{names[current]} </span>
        {commonMessages.place({ place: current + 1, total })}
      </p>
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
