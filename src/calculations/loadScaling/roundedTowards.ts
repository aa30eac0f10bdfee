/** EcuFlash shows three decimals of `Load Scaling`; the computer keeps more. */
const decimals = 4;

/**
 * Rounds a new cell to four decimals, never beyond the computed value, so that a cap still holds.
 *
 * A change too small for four decimals leaves the old cell as it is.
 */
export const roundedTowards = (before: number, computed: number): number => {
  const scale = 10 ** decimals;
  const between = (value: number) =>
    value >= Math.min(before, computed) && value <= Math.max(before, computed);
  const towardsBefore = computed > before ? Math.floor : Math.ceil;
  const candidates = [Math.round(computed * scale), towardsBefore(computed * scale)];
  return candidates.map((each) => each / scale).find(between) ?? before;
};
