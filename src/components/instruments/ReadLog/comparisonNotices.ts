import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { sameAxis } from '@site/src/calculations/logAnalysis/compareAnalyses';
import { gateNames } from '@site/src/calculations/logAnalysis/gates';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { type Notice, notice } from '@site/src/calculations/limits/notice';
import { gateShort, placementWords } from './messages';

type Compared = Pick<LogAnalysis, 'options' | 'table'>;

/** What a row must meet by the reader's own filter; '' without one. */
const filterOf = ({ gates, filter }: LogAnalysisOptions): string =>
  gates.own && filter ? filter.text : '';

/** What makes other rows count, in words. */
const differences = (before: LogAnalysisOptions, after: LogAnalysisOptions): readonly string[] => [
  ...gateNames
    .filter((gate) => gate !== 'own' && before.gates[gate] !== after.gates[gate])
    .map((gate) => `the gate “${gateShort[gate]}”`),
  ...(filterOf(before) === filterOf(after) ? [] : ['your own filter']),
  ...(before.binning === after.binning ? [] : ['the cells that a row counts for']),
  ...(before.minimumHitWeight === after.minimumHitWeight ? [] : ['the least weight of a row']),
];

/** How rows were laid on the load axis, in words; by the air flow they depend on the engine. */
const laidBy = ({ placement, displacementCc }: LogAnalysisOptions): string =>
  placement === 'fromAirFlow' && displacementCc !== null
    ? `${placementWords[placement]}, ${displacementCc} cc`
    : placementWords[placement];

/** What speaks against holding two logs side by side; a refusal where no cell is the same. */
export const comparisonNotices = (before: Compared, after: Compared): readonly Notice[] => {
  const [a, b] = [before.table, after.table];
  if (!sameAxis(a.loads, b.loads) || !sameAxis(a.rpms, b.rpms)) return [notice('logCompareAxes')];
  const [was, is] = [laidBy(before.options), laidBy(after.options)];
  if (was !== is) return [notice('logComparePlacement', { before: was, after: is })];
  const oldValues = ({ cells }: Compared['table']): readonly number[] =>
    cells.flat().map(({ oldValue }) => oldValue);
  const differing = differences(before.options, after.options);
  return [
    ...(sameAxis(oldValues(a), oldValues(b)) ? [notice('logCompareSameTable')] : []),
    ...(differing.length > 0
      ? [notice('logCompareSettings', { differences: differing.join(', ') })]
      : []),
  ];
};
