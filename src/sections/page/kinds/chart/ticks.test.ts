import { ticksUpTo } from "./ticks";

describe("ticksUpTo", () => {
  it.each([
    [175, [0, 50, 100, 150, 200]],
    [192, [0, 50, 100, 150, 200]],
    [1240, [0, 500, 1000, 1500]],
    [100, [0, 25, 50, 75, 100]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0, 0.25, 0.5, 0.75, 1]],
  ])("has round numbers from zero to %d", (largest, ticks) => {
    expect(ticksUpTo(largest)).toEqual(ticks);
  });

  it("reaches the largest value in two to five lines above zero, whatever it is", () => {
    for (let largest = 0.001; largest < 999_999_999; largest *= 1.37) {
      const ticks = ticksUpTo(largest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});
