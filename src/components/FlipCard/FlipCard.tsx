import { css } from "@emotion/react";
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from "react";
import { media, motion } from "../../theme";

/** Spread onto the button that turns the card. */
type TurnButtonProps = Pick<ComponentPropsWithoutRef<"button">, "type" | "aria-expanded" | "onClick">;

export interface FlipCardProps {
  id?: string;
  /** Each side renders the button that turns the card to the other one. */
  front: (turn: TurnButtonProps) => ReactNode;
  back: (turn: TurnButtonProps) => ReactNode;
}

const styles = {
  scene: css({ height: "100%", perspective: "1400px" }),
  card: css({
    display: "grid",
    height: "100%",
    transformStyle: "preserve-3d",
    transition: `transform ${motion.flip}ms ${motion.ease}`,
    "&[data-flipped]": { transform: "rotateY(180deg)" },
    [media.static]: { transformStyle: "flat", gap: "0.5rem", height: "auto" },
  }),
  // Both sides share one cell, so the card is as tall as the taller side. `inherit` lets a hidden parent hide both.
  side: css({
    display: "grid",
    gridArea: "1 / 1",
    minWidth: 0,
    backfaceVisibility: "hidden",
    "&[data-hidden]": { visibility: "hidden", transition: `visibility 0s ${motion.flip}ms` },
    [media.motionReduced]: { "&[data-hidden]": { transitionDelay: "0s" } },
    // Without JavaScript the card can't turn, so the sides are stacked.
    [media.static]: {
      gridArea: "auto",
      transform: "none",
      "&[data-hidden]": { visibility: "inherit" },
      "& [data-turn]": { display: "none" },
    },
  }),
  reverse: css({ transform: "rotateY(180deg)" }),
};

/** A card that flips over in 3D. The hidden side is inert, and the focus moves to the other side's button. */
export function FlipCard({ id, front, back }: FlipCardProps) {
  const [flipped, setFlipped] = useState(false);
  const frontRef = useRef<HTMLDivElement>(null);
  const backRef = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);

  useEffect(() => {
    // Set by script rather than in the HTML, which must stay usable without JavaScript.
    frontRef.current?.toggleAttribute("inert", flipped);
    backRef.current?.toggleAttribute("inert", !flipped);
    if (!focusFollows.current) return;
    const shown = flipped ? backRef.current : frontRef.current;
    shown?.querySelector<HTMLElement>("[data-turn]")?.focus({ preventScroll: true });
  }, [flipped]);

  const turn = {
    type: "button",
    "data-turn": "",
    onClick: () => {
      focusFollows.current = true;
      setFlipped(!flipped);
    },
  } as const;
  return (
    <div id={id} css={styles.scene}>
      <div css={styles.card} data-flipped={flipped || undefined}>
        <div ref={frontRef} css={styles.side} data-hidden={flipped || undefined}>
          {front({ ...turn, "aria-expanded": flipped })}
        </div>
        <div ref={backRef} css={[styles.side, styles.reverse]} data-hidden={!flipped || undefined}>
          {back(turn)}
        </div>
      </div>
    </div>
  );
}
