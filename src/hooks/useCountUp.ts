import { useEffect, useState } from "react";

/** Counts from 0 to 1 in equal steps, for `duration` ms, each time `running` becomes true; 1 while it's false. */
export function useCountUp(running: boolean, { duration, steps }: { duration: number; steps: number }): number {
  const [step, setStep] = useState(steps);

  useEffect(() => {
    if (!running) return;
    const start = performance.now();
    setStep(0);
    const timer = setInterval(() => {
      // Based on the clock, so a busy browser skips steps instead of taking longer.
      const reached = Math.min(steps, Math.round(((performance.now() - start) / duration) * steps));
      setStep(reached);
      if (reached === steps) clearInterval(timer);
    }, duration / steps);
    return () => {
      clearInterval(timer);
      setStep(steps);
    };
  }, [running, duration, steps]);

  return step / steps;
}
