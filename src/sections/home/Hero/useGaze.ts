import { type RefObject, useEffect } from "react";

/** Degrees of tilt that turn the gaze all the way. */
const FULL_TILT = 25;

/** Turns an eye (`--gaze-x`, `--gaze-y`, -1 to 1) to what's pointed at, tapped or focused, or as the device tilts. */
export function useGaze(eye: RefObject<HTMLElement>, moves: boolean): void {
  useEffect(() => {
    const element = eye.current;
    if (!element || !moves) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };

    const look = (x: number, y: number) => {
      const length = Math.max(1, Math.hypot(x, y));
      element.style.setProperty("--gaze-x", String(x / length));
      element.style.setProperty("--gaze-y", String(y / length));
    };
    const lookAt = (x: number, y: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const reach = Math.min(innerWidth, innerHeight) / 2;
      look((x - left - width / 2) / reach, (y - top - height / 2) / reach);
    };
    const follow = ({ clientX, clientY }: PointerEvent) => lookAt(clientX, clientY);
    addEventListener("pointermove", follow, options);
    addEventListener("pointerdown", follow, options);

    const lookAtFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      lookAt(left + width / 2, top + height / 2);
    };
    addEventListener("focusin", lookAtFocus, options);

    // How the device is held at first is straight on.
    let straight: { readonly beta: number; readonly gamma: number } | undefined;
    const tilt = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      straight ??= { beta, gamma };
      look((gamma - straight.gamma) / FULL_TILT, (beta - straight.beta) / FULL_TILT);
    };
    addEventListener("deviceorientation", tilt, options);

    return () => listeners.abort();
  }, [eye, moves]);
}
