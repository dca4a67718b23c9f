import { css } from "@emotion/react";
import { Icon } from "../../components/Icon/Icon";
import { useMotionPaused } from "../../hooks/useMotion";
import { headerMessages } from "$messages/layout";
import { iconButton, media } from "../../theme";
import { pauseMotion } from "../../theme/choices";

const styles = {
  // Nothing moves under reduced motion, so there's nothing to pause.
  still: css({ [media.motionReduced]: { display: "none" } }),
};

/** Pauses everything that moves by itself, on this page and the next ones of the visit. */
export function MotionToggle() {
  const paused = useMotionPaused();
  return (
    <button
      type="button"
      css={[iconButton, styles.still]}
      data-needs-script=""
      aria-pressed={paused}
      aria-label={paused ? headerMessages.playMotion : headerMessages.pauseMotion}
      onClick={() => pauseMotion(!paused)}
    >
      <Icon name={paused ? "play" : "pause"} size={20} />
    </button>
  );
}
