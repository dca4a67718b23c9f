import { css, keyframes } from "@emotion/react";
import { type ComponentType, startTransition, useEffect, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import type { TypingProps } from "./Typing";

export interface TypewriterProps {
  /** Static words before the line, repeated in the hidden sentence. */
  lead?: string;
  phrases: readonly string[];
  /** Milliseconds per typed character, per erased character, and of rest on a whole phrase. */
  timing: { type: number; erase: number; hold: number };
}

// One grid cell for the moving line and for an invisible copy of the longest phrase: the room never changes.
const cell = css({ display: "inline-grid", "& > *": { gridArea: "1 / 1" } });
const room = css({ visibility: "hidden", "&::after": { content: '"|"' } });
const blink = keyframes({ "50%": { opacity: 0 } });
// Drawn, not written: the line's text is the phrase and nothing else.
const cursor = css({ "&::after": { content: '"|"', fontWeight: 400, animation: `${blink} 1s steps(1) infinite` } });

/**
 * The one wrapper of react-simple-typewriter. Assistive technology hears one sentence with all phrases; the moving text
 * is hidden from it. Without script, and under reduced motion, the first phrase stands still.
 */
export function Typewriter({ lead, phrases, timing }: TypewriterProps) {
  const reducedMotion = useReducedMotion();
  const [Typing, setTyping] = useState<ComponentType<TypingProps>>();

  useEffect(() => {
    if (reducedMotion) return;
    let current = true;
    void import("./Typing").then((module) => {
      if (!current) return;
      startTransition(() => {
        setTyping(() => module.Typing);
      });
    });
    return () => {
      current = false;
    };
  }, [reducedMotion]);

  const longest = phrases.reduce((a, b) => (b.length > a.length ? b : a), "");
  return (
    <>
      <span className="visually-hidden">{[lead, phrases.join(", ")].filter(Boolean).join(" ")}</span>
      <span aria-hidden="true" css={cell}>
        <span css={room}>{longest}</span>
        <span data-testid="typewriter" css={cursor}>
          {Typing && !reducedMotion ? <Typing phrases={phrases} timing={timing} /> : phrases[0]}
        </span>
      </span>
    </>
  );
}
