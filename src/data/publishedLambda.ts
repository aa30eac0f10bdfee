/**
 * Full-throttle lambda that the earlier guide’s author published for pump petrol without boost, by engine
 * speed in rpm. One person’s table for their own car.
 */
export const publishedLambda: readonly (readonly [engineSpeedRpm: number, lambda: number])[] = [
  [500, 0.884],
  [1000, 0.878],
  [1500, 0.873],
  [2000, 0.867],
  [2500, 0.861],
  [3000, 0.856],
  [3500, 0.85],
  [4000, 0.85],
  [4500, 0.85],
  [5000, 0.85],
  [5500, 0.85],
  [6000, 0.85],
  [6500, 0.85],
  [7000, 0.85],
  [7500, 0.85],
];
