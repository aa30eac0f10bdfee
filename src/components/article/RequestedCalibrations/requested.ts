import {
  calibrations,
  type Calibration,
  type CalibrationAnswer,
} from '@site/src/data/calibrations';

/** Named replacements first, then what nobody answered, then the refusals. */
const order: Readonly<Record<CalibrationAnswer['kind'], number>> = {
  'use-instead': 0,
  'none-seen': 1,
  'copy-cut': 1,
  'no-substitute': 2,
  'refused-not-nc': 3,
};

const rank = ({ answer, nearestLaterSupported }: Calibration): number => {
  if (!answer) return 1;
  return answer.kind === 'none-seen' && !nearestLaterSupported ? 2 : order[answer.kind];
};

/** Calibrations that somebody asked for in a thread, each rank sorted by ID. */
export const requested: readonly Calibration[] = calibrations
  .filter(({ requests }) => requests.length > 0)
  .toSorted((a, b) => rank(a) - rank(b));
