export interface EarlyClicks {
  /** Starts holding back clicks on buttons. */
  hold: () => void;
  /** Lets clicks through again, and repeats the ones it held back. */
  release: () => void;
  /** Lets clicks through again, and discards the ones it held back. */
  drop: () => void;
}

/**
 * Holds back clicks on buttons inside an element until its script runs, then repeats them, so that a tap on a section
 * that's still loading isn't lost. Links work without a script, so their clicks go through.
 *
 * @param onKeep called for each click that's held back
 */
export function replayClicks(element: HTMLElement, onKeep: () => void): EarlyClicks {
  let waiting: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !element.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute("aria-busy", "true");
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
      // On the window: the React root around the element stops events that target a root that isn't hydrated yet.
      window.addEventListener("click", keep, true);
    },
    release() {
      const clicked = waiting;
      drop();
      for (const button of clicked) {
        button.removeAttribute("aria-busy");
        button.click();
      }
    },
  };
}
