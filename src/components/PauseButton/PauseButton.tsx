import { css } from "@emotion/react";
import type { ComponentPropsWithoutRef } from "react";
import { media, motion, outlinedIconButton } from "../../theme";
import { Icon } from "../Icon/Icon";
import { motionMessages } from "$messages/common";

const styles = {
  root: css({
    transition: `transform ${motion.hover}ms ${motion.ease}`,
    [media.hover]: { "&:hover": { transform: "scale(1.06)" } },
    // Nothing moves under reduced motion, so there's nothing to pause.
    [media.motionReduced]: { display: "none" },
  }),
};

export interface PauseButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** What it pauses, such as "carousel" or "video". */
  subject: string;
  paused: boolean;
  onToggle: () => void;
}

/** A visible button that pauses and plays content that moves by itself (WCAG 2.2.2). */
export function PauseButton({ subject, paused, onToggle, ...rest }: PauseButtonProps) {
  return (
    <button
      type="button"
      css={[outlinedIconButton, styles.root]}
      data-needs-script=""
      data-print="hide"
      aria-label={paused ? motionMessages.play({ subject }) : motionMessages.pause({ subject })}
      onClick={onToggle}
      {...rest}
    >
      <Icon name={paused ? "play" : "pause"} size={18} />
    </button>
  );
}
