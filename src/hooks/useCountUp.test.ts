import { act, renderHook } from "@testing-library/react";
import { motion } from "../theme/motion";
import { useCountUp } from "./useCountUp";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};

describe("useCountUp", () => {
  it("stays at the end while it isn't running", () => {
    const { result } = renderHook(() => useCountUp(false, motion.statistics));
    advance(5000);
    expect(result.current).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("takes 60 steps in 1500 ms and then stops", () => {
    const seen = new Set<number>();
    const { result } = renderHook(() => {
      const progress = useCountUp(true, motion.statistics);
      seen.add(progress);
      return progress;
    });
    expect(result.current).toBe(0);
    advance(750);
    expect(result.current).toBe(0.5);
    for (let ms = 750; ms < 1475; ms += 25) advance(25);
    expect(result.current).toBeCloseTo(59 / 60);
    advance(25);
    expect(result.current).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("changes once every 25 ms", () => {
    const { result } = renderHook(() => useCountUp(true, motion.statistics));
    const steps = Array.from({ length: 60 }, () => {
      advance(25);
      return Math.round(result.current * 60);
    });
    expect(steps).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it("starts again from 0 every time it's set running", () => {
    const { result, rerender } = renderHook(({ running }) => useCountUp(running, motion.statistics), {
      initialProps: { running: true },
    });
    advance(1000);
    rerender({ running: false });
    expect(result.current).toBe(1);
    rerender({ running: true });
    expect(result.current).toBe(0);
  });
});
