export interface EarlyClicks {
  /** From now on, clicks on buttons wait. */
  hold: () => void;
  /** Lets clicks through again, and repeats those that waited. */
  release: () => void;
  /** Lets clicks through again, and forgets those that waited. */
  drop: () => void;
}

/**
 * Keeps clicks on buttons inside an element until its script runs, then repeats them, so that a tap on a section that
 * is still loading is not lost. Links need no script and are left alone.
 *
 * @param onKeep called with each click that is kept
 */
export function replayClicks(element: HTMLElement, onKeep: () => void): EarlyClicks {
  let waiting: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !element.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(button);
    onKeep();
  };
  const drop = () => {
    window.removeEventListener("click", keep, true);
    waiting = [];
  };
  return {
    drop,
    hold() {
      // On the window, since React's root around the element stops what meets a root that is not yet hydrated.
      window.addEventListener("click", keep, true);
    },
    release() {
      const clicked = waiting;
      drop();
      for (const button of clicked) button.click();
    },
  };
}
