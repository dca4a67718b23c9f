import { css, keyframes } from "@emotion/react";
import { useEffect, useRef } from "react";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { usePaused, useSeenMoving } from "../../hooks/useMotion";
import { media } from "../../theme";
import { PauseButton } from "../PauseButton/PauseButton";
import { motionMessages } from "$messages/common";
import type { TypingProps } from "./Typing";

const loadTyping = () => import("./Typing").then(({ Typing }) => Typing);

export interface TypewriterProps extends Omit<TypingProps, "running"> {
  /** Static words before the line, repeated in the hidden sentence. */
  lead: string;
}

const blink = keyframes({ "50%": { opacity: 0 } });

const styles = {
  row: css({ display: "inline-flex", alignItems: "flex-start", gap: "0.625rem" }),
  // The moving line and invisible copies of all phrases share one grid cell, so its size never changes.
  cell: css({
    display: "inline-grid",
    // Words stay on the line on which they were typed, and Chromium's cursor behind them.
    textWrap: "wrap",
    "& > *": { gridArea: "1 / 1" },
    [media.static]: { "& > *": { gridArea: "auto" } },
    [media.motionReduced]: { "& > *": { gridArea: "auto" } },
  }),
  room: css({
    visibility: "hidden",
    "&::after": { content: '"|"' },
    [media.static]: { visibility: "inherit", "&::after": { content: "none" } },
    // The line itself already shows the first one.
    [media.noScript]: { "&:first-of-type": { display: "none" } },
    [media.motionReduced]: {
      visibility: "inherit",
      "&::after": { content: "none" },
      "&:first-of-type": { display: "none" },
    },
    [media.print]: { "&&:first-of-type": { display: "inline" } },
  }),
  // Generated content, so the line's text is only the phrase. Out of the flow, so moving along the line doesn't count as
  // a layout shift.
  cursor: css({
    "&::after": { content: '"|"', position: "absolute", fontWeight: 400 },
    // On paper the line may be half typed. Where nothing is typed, it's always whole.
    [media.print]: { display: "none" },
    [media.noScript]: { order: -1, "&::after": { content: "none" } },
    [media.motionReduced]: { order: -1, "&::after": { content: "none" } },
  }),
  blinking: css({ "&::after": { animation: `${blink} 1s steps(1) infinite` } }),
  // In front of the line, so it stays in place however long the phrase is.
  pause: css({
    order: -1,
    width: 28,
    height: 28,
    marginTop: "calc((1lh - 28px) / 2)",
    "& > svg": { width: 14, height: 14 },
  }),
};

/** The only wrapper of react-simple-typewriter. Assistive technology gets one sentence in place of the moving text. */
export function Typewriter({ lead, phrases, timing }: TypewriterProps) {
  const lineRef = useRef<HTMLSpanElement>(null);
  const [Typing, requestTyping] = useLazyComponent(loadTyping);
  const [paused, setPaused] = usePaused();
  const reducedMotion = useReducedMotion();
  const isSeen = useSeenMoving(lineRef);

  useEffect(() => {
    // If it can't be fetched, the first phrase stays.
    if (!reducedMotion) void requestTyping();
  }, [reducedMotion, requestTyping]);

  return (
    <>
      <span className="visually-hidden">{`${lead} ${phrases.join(", ")}`}</span>
      <span css={styles.row}>
        <span ref={lineRef} aria-hidden="true" css={styles.cell}>
          {phrases.map((phrase) => (
            <span key={phrase} css={styles.room}>
              {phrase}
            </span>
          ))}
          <span data-testid="typewriter" css={[styles.cursor, !paused && styles.blinking]}>
            {Typing && !reducedMotion ? (
              <Typing phrases={phrases} timing={timing} running={isSeen && !paused} />
            ) : (
              phrases[0]
            )}
          </span>
        </span>
        <PauseButton
          css={styles.pause}
          subject={motionMessages.typing}
          paused={paused}
          onToggle={() => setPaused(!paused)}
        />
      </span>
    </>
  );
}
