/** The step of 1, 2, 2.5 or 5 times a power of ten that is at least as large. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= least * (1 - 1e-9)) ?? 10;
  return tidy(factor * power);
};

/** Takes away what floating point leaves behind. */
const tidy = (value: number): number => Number(value.toPrecision(10));

type SevenLimits = readonly [number, number, number, number, number, number, number];
type SixLimits = readonly [number, number, number, number, number, number];

/**
 * Round limits between the eight colours of a map, equally far apart, so that its cells fill them.
 *
 * @param decimals that the cells show; no step is smaller than their last digit
 */
export const sequentialLimits = (values: readonly number[], decimals: number): SevenLimits => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const smallest = 10 ** -decimals;
  const firstOf = (step: number) => (Math.floor(least / step + 1e-9) + 1) * step;
  let step = roundStep(Math.max(smallest, (most - least) / 8));
  // Beginning at a round number may need a ninth colour.
  while (firstOf(step) + 7 * step < most - step * 1e-6) step = roundStep(step * 1.01);
  const at = (place: number) => tidy(firstOf(step) + place * step);
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6)];
};

/**
 * Round limits between seven colours around nothing, equally far apart.
 *
 * @param most the largest difference, whatever its sign
 */
export const twoSidedLimits = (most: number, decimals: number): SixLimits => {
  const smallest = 10 ** -decimals;
  const step = roundStep(Math.max(smallest, Math.abs(most) / 3));
  const at = (steps: number) => tidy(steps * step);
  return [at(-2.5), at(-1.5), at(-0.5), at(0.5), at(1.5), at(2.5)];
};
