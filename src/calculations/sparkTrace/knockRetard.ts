export interface KnockBurst {
  /** Events one step apart, from step 1. */
  readonly events: number;
  /** Retard added by each event, degrees; 1.7 in all stock files. */
  readonly incrementDegrees: number;
  /** Retard taken back in each later step, degrees; 0.17 while listening, 0.3515 while not. */
  readonly decrementDegrees: number;
  /** 8 in all stock files. */
  readonly mostDegrees: number;
}

/**
 * Knock retard step by step: up with each event to the maximum, then down to 0.
 *
 * How long a step lasts is not known. That nothing is taken back between the events of the burst is an
 * assumption.
 *
 * @returns degrees by step, from step 0 to the first at 0 again
 */
export const knockRetard = (burst: KnockBurst): number[] => {
  const { events, incrementDegrees, decrementDegrees, mostDegrees } = burst;
  if (!(decrementDegrees > 0)) throw new RangeError('Each step must take some retard back.');
  const degrees = [0];
  for (let event = 1; event <= events; event += 1) {
    degrees.push(Math.min(mostDegrees, event * incrementDegrees));
  }
  const peak = degrees.at(-1) ?? 0;
  const steps = Math.ceil(peak / decrementDegrees);
  for (let step = 1; step <= steps; step += 1) {
    degrees.push(Math.max(0, peak - step * decrementDegrees));
  }
  return degrees;
};
