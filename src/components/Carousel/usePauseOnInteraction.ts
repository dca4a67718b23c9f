import { type FocusEvent, type PointerEvent, useState } from "react";
import { canHover } from "../../utils/can-hover";

export interface Rest {
  /** Whether the visitor is interacting with the carousel, so it mustn't move. */
  resting: boolean;
  /** For the element that holds the slides. */
  pointerHandlers: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
  /** For the element that holds slides and controls. */
  focusHandlers: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/** Slick makes every slide focusable by click. Only elements in the tab order count as focused here. */
const isControl = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.tabIndex >= 0 && !target.closest("[data-carousel-pause]");

/**
 * Detects a pointer over the slides, a finger on them, and focus inside the carousel. The pause button doesn't count:
 * someone who has just pressed "Play" wants to see it play.
 * @param onHover whether hovering with a mouse or a stylus counts; a finger always does.
 */
export function usePauseOnInteraction(onHover: boolean): Rest {
  const [pointer, setPointer] = useState<"none" | "mouse" | "finger">("none");
  const [focused, setFocused] = useState(false);
  return {
    resting: focused || pointer === "finger" || (pointer === "mouse" && onHover),
    pointerHandlers: {
      onPointerEnter: (event) => setPointer(canHover(event) ? "mouse" : "finger"),
      onPointerLeave: () => setPointer("none"),
    },
    focusHandlers: {
      onFocus: (event) => setFocused(isControl(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}
