import { type FocusEvent, type PointerEvent, useState } from "react";
import { canHover } from "../../utils/can-hover";

interface Rest {
  /** Whether the visitor is busy with the carousel, so that it must not move under them. */
  resting: boolean;
  /** For the element that holds the slides. */
  pointerHandlers: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
  /** For the element that holds slides and controls. */
  focusHandlers: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/** Slick makes every slide focusable by a click; only what Tab reaches counts as the visitor's focus. */
const isControl = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.tabIndex >= 0 && !target.closest("[data-carousel-pause]");

/**
 * Notices the pointer over the slides, a finger on them, and the focus inside. The pause button itself does not count:
 * who has just pressed "Play" wants to see it play.
 * @param onHover whether a mouse or a stylus over the slides counts; a finger always does.
 */
export function usePauseOnInteraction(onHover: boolean): Rest {
  const [pointer, setPointer] = useState<"none" | "mouse" | "finger">("none");
  const [focused, setFocused] = useState(false);
  return {
    resting: focused || pointer === "finger" || (pointer === "mouse" && onHover),
    pointerHandlers: {
      onPointerEnter: (event) => {
        setPointer(canHover(event) ? "mouse" : "finger");
      },
      onPointerLeave: () => {
        setPointer("none");
      },
    },
    focusHandlers: {
      onFocus: (event) => {
        setFocused(isControl(event.target));
      },
      onBlur: () => {
        setFocused(false);
      },
    },
  };
}
