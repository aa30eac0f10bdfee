/**
 * How long a fold takes to open or close (R88, R120, R121).
 *
 * @param heightPx height of what it holds, in CSS pixels, at least 0
 * @param reducedMotion whether the reader asked for less motion
 * @returns milliseconds, as Docusaurus computes them for its own folds
 */
export function foldDurationMs(heightPx: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const lines = heightPx / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
