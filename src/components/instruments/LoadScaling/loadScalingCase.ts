import type { HistogramCells, ScalingTable } from '@site/src/calculations/loadScaling/ScalingTable';
import type { WorksheetInput } from '@site/src/calculations/loadScaling/cellEvidence';
import {
  loadScalingWorksheet,
  type Worksheet,
} from '@site/src/calculations/loadScaling/loadScalingWorksheet';
import {
  readHistogram,
  requireLongTermTrim,
} from '@site/src/calculations/loadScaling/readHistogram';
import {
  readScalingTable,
  scalingTableOf,
} from '@site/src/calculations/loadScaling/readScalingTable';
import {
  requireOptions,
  usualOptions,
  type WorksheetOptions,
} from '@site/src/calculations/loadScaling/worksheetOptions';
import {
  worksheetSummary,
  type WorksheetSummary,
} from '@site/src/calculations/loadScaling/worksheetSummary';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { writtenNumber } from '@site/src/calculations/text/writtenNumber';
import { workedStockTables } from '@site/src/data/workedStockTables';
import { type Reading, reading } from '../kit/reading';
import type { Values } from '../kit/fields';
import type { StockLibrary } from '../StockLibrary/library';
import { type ReadCalibration, readCalibration } from '../StockLibrary/readCalibration';
import { type loadScalingStore, workedCalibration } from './loadScalingStore';
import { readPaste } from './readPaste';

/** What stands in the fields. */
export type LoadScalingValues = Values<(typeof loadScalingStore)['fields']>;

/** The table to start from: pasted, or the stock table of a calibration. */
interface Start {
  readonly table: ScalingTable;
  readonly calibration: ReadCalibration;
  readonly pasted: boolean;
}

export interface LoadScalingResult extends Start {
  readonly sheet: Worksheet;
  readonly summary: WorksheetSummary;
  readonly options: WorksheetOptions;
}

const tableName = 'Load Scaling';

const worked: ReadCalibration = {
  asked: workedCalibration,
  shown: workedCalibration,
  car: '',
  nearness: [],
};

/** Whether the stock maps are needed for these fields. */
export const needsLibrary = ({ calibration }: LoadScalingValues): boolean =>
  calibration !== workedCalibration;

const stockTableOf = (
  { calibration }: LoadScalingValues,
  library: StockLibrary | undefined,
): Omit<Start, 'pasted'> => {
  const of = library ? readCalibration(calibration, library) : worked;
  const table = (library?.maps ?? workedStockTables).table(tableName, of.shown);
  if (table.kind === 'map') return { table: scalingTableOf(table), calibration: of };
  throw new UnusableInputError(`${of.shown} has no stock table. Paste your own below.`);
};

const readOption = (
  name: 'minimumHits' | 'sharePercent' | 'capPercent',
  text: string,
): Reading<number> =>
  reading(() => {
    const value = numberOf(text);
    requireOptions({ ...usualOptions, [name]: value });
    return value;
  });

const readSmoothing = (
  name: 'trustedLimitPoints' | 'fillReach',
  text: string,
  smooth: string,
): Reading<number> =>
  reading(() => {
    const value = numberOf(text);
    const smoothing = { trustedLimitPoints: 1, fillReach: 1, [name]: value };
    if (smooth === 'yes') requireOptions({ ...usualOptions, smoothing });
    return value;
  });

const numberOf = (text: string): number =>
  writtenNumber(text, text.includes(',') && !text.includes('.') ? ',' : '.') ?? NaN;

/** A single number holds for all cells; nothing typed is 0, for a trim that does not act. */
const readLongTerm = (text: string, axes: ScalingTable): number | HistogramCells => {
  const one = /^[^\s;]*$/.test(text.trim()) ? numberOf(text) : NaN;
  return Number.isNaN(one) ? readHistogram(text, 'longTermTrim', axes) : requireLongTermTrim(one);
};

/** Both lambda tables or none. */
const required = (text: string, other: string, name: string): string => {
  if (text.trim() === '' && other.trim() !== '')
    throw new UnusableInputError(`Paste the table of ${name} lambda, too: one says nothing alone.`);
  return text;
};

/** The readings of the fields, each with its message if it cannot be used. */
export function readLoadScaling(values: LoadScalingValues, library: StockLibrary | undefined) {
  const stock = reading(() => stockTableOf(values, library));
  const table = readPaste(values.table, (text) =>
    stock.value ? readScalingTable(text, stock.value.table) : undefined,
  );
  const axes = table.fault === undefined ? (table.value ?? stock.value?.table) : undefined;
  const cells = (text: string, kind: Parameters<typeof readHistogram>[1]) =>
    readPaste(text, (given) => (axes ? readHistogram(given, kind, axes) : undefined));
  const open = values.open === 'yes';
  const lambda = (kind: 'measured' | 'commanded', other: string) => {
    const text = reading(() => (open ? required(values[kind], other, kind) : ''));
    return text.fault === undefined ? cells(text.value, `${kind}Lambda`) : text;
  };
  return {
    stock,
    table,
    trims: cells(values.trims, 'combinedTrim'),
    hits: cells(values.hits, 'hits'),
    measured: lambda('measured', values.commanded),
    commanded: lambda('commanded', values.measured),
    ltft: readPaste(open ? values.ltft : '', (text) => (axes ? readLongTerm(text, axes) : 0)),
    minimum: readOption('minimumHits', values.minimum),
    share: readOption('sharePercent', values.share),
    cap: readOption('capPercent', values.cap),
    limit: readSmoothing('trustedLimitPoints', values.limit, values.smooth),
    reach: readSmoothing('fillReach', values.reach, values.smooth),
  };
}

/** The whole result, or the message of what cannot be used. */
export function loadScalingResult(
  values: LoadScalingValues,
  library: StockLibrary | undefined,
): Reading<LoadScalingResult> {
  const readings = readLoadScaling(values, library);
  const faulty = Object.values(readings).find(({ fault }) => fault !== undefined);
  if (faulty?.fault !== undefined) return { fault: faulty.fault };
  const { stock, table, trims, hits, measured, commanded, ltft } = readings;
  return reading(() => {
    if (!stock.value) throw new UnusableInputError('No table to start from.');
    const options: WorksheetOptions = {
      minimumHits: readings.minimum.value ?? NaN,
      sharePercent: readings.share.value ?? NaN,
      capPercent: readings.cap.value ?? NaN,
      skipMarked: values.skip === 'yes',
      smoothing:
        values.smooth === 'yes'
          ? {
              trustedLimitPoints: readings.limit.value ?? NaN,
              fillReach: readings.reach.value ?? NaN,
            }
          : null,
    };
    const start = table.value ?? stock.value.table;
    const input: WorksheetInput = {
      table: start,
      ...(trims.value && { combinedTrim: trims.value }),
      ...(hits.value && { hits: hits.value }),
      ...(measured.value &&
        commanded.value && {
          openLoop: {
            measuredLambda: measured.value,
            commandedLambda: commanded.value,
            longTermTrimPercent: ltft.value ?? 0,
          },
        }),
    };
    const sheet = loadScalingWorksheet(input, options);
    return {
      table: start,
      calibration: stock.value.calibration,
      pasted: table.value !== undefined,
      sheet,
      summary: worksheetSummary(sheet),
      options,
    };
  });
}
