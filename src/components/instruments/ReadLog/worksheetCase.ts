import { printScalingTable } from '@site/src/calculations/loadScaling/printScalingTable';
import { movingTrims } from '@site/src/calculations/logAnalysis/movingTrims';
import { printTable } from '@site/src/calculations/pastedTable/printTable';
import type { ReadLogResult } from './compute';

/**
 * What feeds the worksheet, by its fields: the table in the car, the trims of the cells that may move, the share
 * and the cap. What stood there of another log is emptied: long-term trims, hits, lambda, smoothing.
 */
export const worksheetCase = ({
  analysis: { table },
  options,
}: Pick<ReadLogResult, 'analysis' | 'options'>): Readonly<Record<string, string>> => ({
  table: printScalingTable(options.table, { withAxes: true }),
  trims: printTable({
    columnAxis: table.loads,
    rowAxis: table.rpms,
    cells: movingTrims(table, options.resistanceSeconds),
  }),
  ltft: '',
  hits: '',
  open: 'no',
  measured: '',
  commanded: '',
  skip: 'yes',
  smooth: 'no',
  share: String(options.sharePercent),
  limited: options.capPercent === null ? 'no' : 'yes',
  ...(options.capPercent !== null && { cap: String(options.capPercent) }),
});
