import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { gateNames } from '@site/src/calculations/logAnalysis/gates';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { type Notice, notice } from '@site/src/calculations/limits/notice';
import { gateShort, placementWords } from './messages';

type Compared = Pick<LogAnalysis, 'options' | 'table'>;

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** What makes other rows count, in words. */
const differences = (before: LogAnalysisOptions, after: LogAnalysisOptions): readonly string[] => [
  ...gateNames
    .filter((gate) => before.gates[gate] !== after.gates[gate])
    .map((gate) => `the gate “${gateShort[gate]}”`),
  ...(before.binning === after.binning ? [] : ['the cells that a row counts for']),
  ...(before.minimumHitWeight === after.minimumHitWeight ? [] : ['the least weight of a row']),
];

/** What speaks against holding two logs side by side; a refusal where no cell is the same. */
export const comparisonNotices = (before: Compared, after: Compared): readonly Notice[] => {
  const [a, b] = [before.table, after.table];
  if (!isSame(a.loads, b.loads) || !isSame(a.rpms, b.rpms)) return [notice('logCompareAxes')];
  const [was, is] = [before.options.placement, after.options.placement];
  const isOtherEngine =
    is === 'fromAirFlow' && before.options.displacementCc !== after.options.displacementCc;
  if (was !== is || isOtherEngine)
    return [
      notice('logComparePlacement', { before: placementWords[was], after: placementWords[is] }),
    ];
  const oldValues = ({ cells }: Compared['table']): readonly number[] =>
    cells.flat().map(({ oldValue }) => oldValue);
  const differing = differences(before.options, after.options);
  return [
    ...(isSame(oldValues(a), oldValues(b)) ? [notice('logCompareSameTable')] : []),
    ...(differing.length > 0
      ? [notice('logCompareSettings', { differences: differing.join(', ') })]
      : []),
  ];
};
