import { act, renderHook } from "@testing-library/react";
import { motion } from "../theme";
import { useCountUp } from "./useCountUp";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms));
};

describe("useCountUp", () => {
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
});
