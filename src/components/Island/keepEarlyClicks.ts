/**
 * Keeps clicks on buttons inside an element until its script runs, then repeats them, so that a tap on a section that
 * is still loading is not lost. Links need no script and are left alone.
 *
 * @param onKeep called with each click that is kept
 */
export function keepEarlyClicks(
  element: HTMLElement,
  onKeep: () => void,
): { replayWhenIdle: () => void; stop: () => void } {
  const waiting: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(button);
    onKeep();
  };
  const stop = () => {
    element.removeEventListener("click", keep, true);
  };
  element.addEventListener("click", keep, true);
  return {
    replayWhenIdle() {
      // Two frames: React commits the hydrated tree and its effects before the click is repeated.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          stop();
          waiting.splice(0).forEach((button) => {
            button.click();
          });
        }),
      );
    },
    stop,
  };
}
