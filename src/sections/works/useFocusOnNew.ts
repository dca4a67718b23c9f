import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the first item that a press of a button adds, because the button has moved down or is gone. If the
 * items take a while and the visitor has moved on, the focus stays with them.
 *
 * @param list the element with the items
 * @param shown how many items it has
 * @returns to be called when the button is pressed
 */
export function useFocusOnNew(list: RefObject<HTMLElement>, shown: number, filter: string): () => void {
  const pressed = useRef<{ shown: number; focus: Element | null }>();

  useEffect(() => {
    const before = pressed.current;
    if (!before || shown <= before.shown) return;
    pressed.current = undefined;
    const hasStayed = [before.focus, document.body].includes(document.activeElement);
    const item = list.current?.querySelectorAll("[data-type]")[before.shown];
    if (hasStayed) item?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  }, [list, shown]);

  useEffect(
    () => () => {
      pressed.current = undefined;
    },
    [filter],
  );

  return () => {
    pressed.current = { shown, focus: document.activeElement };
  };
}
