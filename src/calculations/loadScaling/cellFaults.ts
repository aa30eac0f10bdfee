import { thresholds } from '@site/src/data/limits/thresholds';
import type { CellEvidence } from './cellEvidence';

/**
 * Why a cell is kept and the reader sent to look for the fault, whatever its correction comes to.
 *
 * `long-term-trim`: nearer to its end than a sound car. `leaner-than-commanded`: more than 0.03.
 * `far-from-commanded`: more than 10 %, on either side. `sensor-end`: no measurement. `lean`: leaner than
 * the guide lets full throttle be. `contradiction`: two inputs that are not small hide each other.
 */
export type CellFault =
  | 'long-term-trim'
  | 'sensor-end'
  | 'lean'
  | 'leaner-than-commanded'
  | 'far-from-commanded'
  | 'contradiction';

const [least, most] = [thresholds.confirmedLambda, thresholds.sensorLambda.most];

/** Logs and tables print lambda with three decimals; less is no difference. */
const asPrinted = (lambda: number): number => Number(lambda.toFixed(3));

const isMeasurable = (lambda: number): boolean => lambda >= least && lambda < most;

/** What the other input of a cell asks for beside the long-term trim, in percent. */
export const againstLongTermPercent = (cell: CellEvidence): number =>
  cell.lambda
    ? 100 * (cell.lambda.measured / cell.lambda.commanded - 1)
    : cell.correctionPercent - (cell.longTermTrimPercent ?? 0);

const isContradiction = (cell: CellEvidence): boolean => {
  const [own, other] = [cell.longTermTrimPercent ?? 0, againstLongTermPercent(cell)];
  const { acceptedTrimPercent: small } = thresholds;
  return own * other < 0 && Math.min(Math.abs(own), Math.abs(other)) >= small;
};

const isMeasured = ({ lambda }: CellEvidence): boolean =>
  !lambda || (isMeasurable(lambda.measured) && isMeasurable(lambda.commanded));

const lambdaFaults = ({ measured, commanded }: NonNullable<CellEvidence['lambda']>) => {
  const leaner = asPrinted(measured - commanded) > thresholds.leanerThanCommandedLambda;
  const apart = 100 * Math.abs(measured / commanded - 1) > thresholds.faultFirstPercent;
  return [
    ['sensor-end', !isMeasurable(measured) || !isMeasurable(commanded)],
    ['lean', asPrinted(measured) > thresholds.leanWithoutBoostLambda],
    ['leaner-than-commanded', leaner],
    ['far-from-commanded', apart && !leaner],
  ] as const satisfies readonly (readonly [CellFault, boolean])[];
};

/** The faults of one cell: each input is judged by itself, for two large ones can leave a small sum. */
export const cellFaults = (cell: CellEvidence): readonly CellFault[] => {
  const trim = Math.abs(cell.longTermTrimPercent ?? 0);
  const found: readonly (readonly [CellFault, boolean])[] = [
    ['long-term-trim', trim > thresholds.faultFirstPercent],
    ...(cell.lambda ? lambdaFaults(cell.lambda) : []),
    // What is no measurement contradicts nothing.
    ['contradiction', isContradiction(cell) && isMeasured(cell)],
  ];
  return found.flatMap(([fault, holds]) => (holds ? [fault] : []));
};
