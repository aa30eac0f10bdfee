/** What is told to the computer of an engine that is larger than the one its file was made for. */
export interface SwapEntries {
  /** Real displacement by the one in the file: 2488 / 1998 for a 2.5. */
  readonly volumeRatio: number;
  /** The file holds the real displacement. */
  readonly displacementEntered: boolean;
  /** The base pulse is multiplied by the same ratio. */
  readonly basePulseScaled: boolean;
}

/**
 * Fuel that the engine gets, as a share of what its air needs.
 *
 * Pulse = base pulse · load, and load = air / displacement; a load above `loadLimit` is cut to it. Whether the patch
 * rescales the pulse by itself is not documented: this takes it that it does not.
 *
 * @param realLoad filling of the real engine, above 0
 * @param loadLimit ceiling of the file at this engine speed
 * @returns 1 is right, 0.8 is 20 % lean
 */
export const swapFuel = (
  { volumeRatio, displacementEntered, basePulseScaled }: SwapEntries,
  realLoad: number,
  loadLimit: number,
): number => {
  const seen = Math.min(displacementEntered ? realLoad : realLoad * volumeRatio, loadLimit);
  const given = seen * (basePulseScaled ? volumeRatio : 1);
  const needed = realLoad * volumeRatio;
  if (needed > 0) return given / needed;
  throw new RangeError('Load and volume ratio must be above 0.');
};
