/** Seconds that one step of a clock is worth, by the unit it is written with. */
const clockUnits: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|secs?|seconds?)$/, 1],
  [/^(?:ms|msecs?|millis|milliseconds?)$/, 1e-3],
  [/^(?:us|µs|μs|usec|microseconds?)$/, 1e-6],
  [/^min(?:utes?)?$/, 60],
];

/** The unit in the units row, in brackets behind the name, or behind an underscore; else empty. */
export const writtenUnit = (columnName: string, unit: string): string => {
  const end = columnName.slice(-40).trim();
  const inName =
    /[([]([^)\]]*)[)\]]$/.exec(end)?.[1] ?? /[_ ]([a-zµμ]{1,4})$/i.exec(end)?.[1] ?? '';
  return (unit || inName || (/^milliseconds?$/i.test(end) ? 'ms' : '')).trim().toLowerCase();
};

/**
 * Seconds that a step of the clock stands for; undefined if no unit is written, so that the steps must
 * show it.
 */
export const clockUnitSeconds = (columnName: string, unit: string): number | undefined => {
  const written = writtenUnit(columnName, unit);
  return clockUnits.find(([pattern]) => pattern.test(written))?.[1];
};
