import { css, keyframes } from "@emotion/react";
import { useEffect, useState } from "react";
import { media, motion } from "../../theme";

export interface RotatingWordProps {
  words: readonly string[];
  running: boolean;
  className?: string;
}
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.3em)" } });

const styles = {
  // All words share one grid cell that is as wide as the longest, so nothing moves when they change.
  // Text spacing set by the visitor can make a word wider than the screen.
  cell: css({
    display: "inline-grid",
    justifyItems: "start",
    overflowWrap: "anywhere",
    "& > *": { gridArea: "1 / 1" },
  }),
  room: css({
    visibility: "hidden",
    // Without JavaScript the words are stacked. The first one already shows.
    [media.noScript]: { "&:not(:first-of-type)": { gridRow: "auto", visibility: "inherit" } },
  }),
  shown: css({ animation: `${rise} ${motion.state}ms ${motion.ease}` }),
};

/** Words that take turns in one place. They're visual only: the parent gives all of them to assistive technology. */
export function RotatingWord({ words, running, className }: RotatingWordProps) {
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTurn((count) => count + 1), motion.rotatingWord);
    return () => clearInterval(timer);
  }, [running]);

  const word = words[turn % words.length];
  return (
    <span css={styles.cell} aria-hidden="true">
      {words.map((other) => (
        <span key={other} css={styles.room} className={className}>
          {other}
        </span>
      ))}
      <span data-testid="rotating-word">
        <span key={turn} css={[styles.cell, turn > 0 && styles.shown]} className={className}>
          {word}
        </span>
      </span>
    </span>
  );
}
