import type { WorksheetInput } from '@site/src/calculations/loadScaling/cellEvidence';
import {
  loadScalingWorksheet,
  type Worksheet,
} from '@site/src/calculations/loadScaling/loadScalingWorksheet';
import type { PlacedCells, Placement } from '@site/src/calculations/loadScaling/placeOnAxes';
import type { ScalingTable } from '@site/src/calculations/loadScaling/ScalingTable';
import { worksheetNotices } from '@site/src/calculations/loadScaling/worksheetNotices';
import type { WorksheetOptions } from '@site/src/calculations/loadScaling/worksheetOptions';
import {
  worksheetSummary,
  type WorksheetSummary,
} from '@site/src/calculations/loadScaling/worksheetSummary';
import { type Notice, notice } from '@site/src/calculations/limits/notice';
import type { DecimalMark } from '@site/src/calculations/text/writtenNumber';
import type { InstrumentResult } from '../kit/evaluate';
import type { ReadCalibration } from '../StockLibrary/readCalibration';
import type { Context, StockStart } from './start';
import { workedTrims } from './workedTrims';

/** What the fields hold. */
export interface LoadScalingValues {
  /** Undefined while the stock maps are on their way. */
  readonly calibration: StockStart | undefined;
  readonly table: { readonly table: ScalingTable; readonly placement: Placement } | undefined;
  readonly trims: PlacedCells | undefined;
  readonly ltft: number | PlacedCells | undefined;
  readonly hits: PlacedCells | undefined;
  readonly open: boolean;
  readonly measured: PlacedCells | undefined;
  readonly commanded: PlacedCells | undefined;
  readonly minimum: number;
  readonly share: number;
  readonly cap: number | undefined;
  readonly skip: boolean;
  readonly smooth: boolean;
  readonly limit: number | undefined;
  readonly reach: number | undefined;
  readonly show: 'change' | 'before' | 'after';
  readonly mark: DecimalMark;
}

/** A pasted table, in the reader's words, and by what it was laid on the breakpoints. */
interface PlacedTable {
  readonly name: string;
  readonly placement: Placement;
}

export interface LoadScalingResult extends InstrumentResult {
  readonly table: ScalingTable;
  readonly calibration: ReadCalibration;
  /** The reader pasted a table of their own to start from. */
  readonly pasted: boolean;
  readonly placed: readonly PlacedTable[];
  readonly sheet: Worksheet;
  readonly summary: WorksheetSummary;
  readonly options: WorksheetOptions;
  /** The new table may be handed out: its start and its trims are the reader's own. */
  readonly isOwn: boolean;
  readonly show: LoadScalingValues['show'];
  readonly mark: DecimalMark;
}

const optionsOf = (values: LoadScalingValues): WorksheetOptions => {
  const { minimum, share, cap, skip, smooth, limit, reach } = values;
  return {
    minimumHits: minimum,
    sharePercent: share,
    capPercent: cap ?? null,
    skipMarked: skip,
    smoothing: smooth ? { trustedLimitPoints: limit ?? NaN, fillReach: reach ?? NaN } : null,
  };
};

const inputOf = (table: ScalingTable, values: LoadScalingValues): WorksheetInput => {
  const { trims, hits, ltft, measured, commanded } = values;
  return {
    table,
    ...(trims && { combinedTrim: trims.cells }),
    ...(hits && { hits: hits.cells }),
    ...(ltft !== undefined && {
      longTermTrimPercent: typeof ltft === 'number' ? ltft : ltft.cells,
    }),
    ...(measured &&
      commanded && {
        openLoop: { measuredLambda: measured.cells, commandedLambda: commanded.cells },
      }),
  };
};

const placedTables = (values: LoadScalingValues): readonly PlacedTable[] => {
  const { table, trims, hits, ltft, measured, commanded } = values;
  const named: readonly (readonly [string, { readonly placement: Placement } | undefined])[] = [
    ['your table', table],
    ['the trim histogram', trims],
    ['the hit counts', hits],
    ['the table of long-term trims', typeof ltft === 'object' ? ltft : undefined],
    ['the table of measured lambda', measured],
    ['the table of commanded lambda', commanded],
  ];
  return named.flatMap(([name, given]) => (given ? [{ name, placement: given.placement }] : []));
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** EcuFlash copies its cells alone and lowest rpm first; of a log viewer nobody knows that. */
const placementNotices = (
  placed: readonly PlacedTable[],
  { loads, speedsRpm }: ScalingTable,
): readonly Notice[] =>
  placed.flatMap(({ name, placement: { rows, columns } }) => {
    if (name === 'your table' || (rows === 'axis' && columns === 'axis')) return [];
    const first = [
      ...(rows === 'position' ? [`its first row was taken as ${speedsRpm[0] ?? 0} rpm`] : []),
      ...(columns === 'position' ? [`its first column as load ${loads[0] ?? 0}`] : []),
    ];
    const axes =
      rows === columns ? 'axes' : rows === 'position' ? 'its engine speeds' : 'its loads';
    const values = { table: capital(name), axes, taken: first.join(', ') };
    return [notice('placedByPosition', values)];
  });

/**
 * The next table; undefined while the stock maps are on their way.
 *
 * @throws OutOfRangeError for an option that cannot be
 */
export function compute(
  values: LoadScalingValues,
  { texts }: Context,
): LoadScalingResult | undefined {
  if (!values.calibration) return undefined;
  const { calibration, table: stock } = values.calibration;
  const table = values.table?.table ?? stock;
  const input = inputOf(table, values);
  const options = optionsOf(values);
  const sheet = loadScalingWorksheet(input, options);
  const placed = placedTables(values);
  const pasted = values.table !== undefined;
  const another = !pasted && calibration.nearness.length > 0;
  const trimsOfWorkedCase = texts.trims === workedTrims;
  return {
    table,
    calibration,
    pasted,
    placed,
    sheet,
    summary: worksheetSummary(sheet),
    options,
    isOwn: pasted && !trimsOfWorkedCase,
    show: values.show,
    mark: values.mark,
    notices: [
      ...(another
        ? [
            notice('scalingOfAnother', {
              asked: calibration.asked,
              nearness: calibration.nearness.join(' '),
            }),
          ]
        : []),
      ...(trimsOfWorkedCase ? [notice('workedTrims')] : []),
      ...placementNotices(placed, table),
      ...worksheetNotices(sheet, input, options),
      ...(!pasted && !another && !trimsOfWorkedCase ? [notice('startsFromStock')] : []),
    ],
  };
}
