/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** About how many lines a chart has above zero. */
const LINES = 4;

/** The ticks of an axis that begins at zero: round numbers in even steps, up to the largest value or more. */
export const ticksUpTo = (largest: number): readonly number[] => {
  const least = (largest || 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((candidate) => candidate * power >= least) ?? 10);
  const count = Math.ceil((largest || 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};
