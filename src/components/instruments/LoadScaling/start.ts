import {
  readScalingTable,
  scalingTableOf,
} from '@site/src/calculations/loadScaling/readScalingTable';
import type { ScalingTable } from '@site/src/calculations/loadScaling/ScalingTable';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { workedStockTables } from '@site/src/data/workedStockTables';
import type { FieldContext, Texts } from '../kit/instrumentField';
import type { OnDemandState } from '../kit/onDemand';
import type { StockLibrary } from '../StockLibrary/library';
import { type ReadCalibration, readCalibration } from '../StockLibrary/readCalibration';

/** The stock maps, as far as they are there. */
export type Resources = OnDemandState<StockLibrary>;
export type Context = FieldContext<Resources>;

/** The calibration of the worked case, which stands in the page before the stock maps are asked for. */
export const workedCalibration = 'LF9VEB';

const tableName = 'Load Scaling';
const worked: ReadCalibration = {
  asked: workedCalibration,
  shown: workedCalibration,
  car: '',
  nearness: [],
};

/** Whether the stock maps are needed for these texts. */
export const needsLibrary = ({ calibration }: Texts): boolean => calibration !== workedCalibration;

/** The stock table of a calibration. */
export interface StockStart {
  readonly table: ScalingTable;
  readonly calibration: ReadCalibration;
}

/**
 * The stock table of the calibration that was typed; undefined while the stock maps are on their way.
 *
 * @throws UnusableInputError telling what to write
 */
export function stockStart(
  text: string,
  library: StockLibrary | undefined,
): StockStart | undefined {
  const isWorked = text === workedCalibration;
  if (!isWorked && !library) return undefined;
  const calibration = library ? readCalibration(text, library) : worked;
  const table = (library?.maps ?? workedStockTables).table(tableName, calibration.shown);
  if (table.kind === 'map') return { table: scalingTableOf(table), calibration };
  throw new UnusableInputError(
    `${calibration.shown} has no stock table. Paste your own below, with its axes.`,
  );
}

/** Keeps the last value: the fields below ask again for the same start, and a paste is long. */
function remembersLast<A extends readonly unknown[], T>(compute: (...given: A) => T) {
  let last: { readonly given: A; readonly value: T } | undefined;
  return (...given: A): T => {
    if (!last?.given.every((each, place) => each === given[place]))
      last = { given, value: compute(...given) };
    return last.value;
  };
}

/** The stock table, if the calibration has one; why not is told at its own field. */
function startIfAny(
  calibration: string,
  library: StockLibrary | undefined,
): StockStart | undefined {
  try {
    return stockStart(calibration, library);
  } catch (error) {
    if (error instanceof UnusableInputError) return undefined;
    throw error;
  }
}

/** The table that the reader pasted; undefined for none, and while the stock maps are on their way. */
export const pastedStart = remembersLast(
  (text: string, calibration: string, library: StockLibrary | undefined) => {
    const stock = text.trim() === '' ? undefined : startIfAny(calibration, library);
    return stock && readScalingTable(text, stock.table);
  },
);

/** The table whose breakpoints a histogram must have; undefined if that cannot be known. */
export function startingTable({ texts, resources }: Context): ScalingTable | undefined {
  const { calibration = '', table = '' } = texts;
  try {
    const pasted = pastedStart(table, calibration, resources.value);
    return pasted?.table ?? startIfAny(calibration, resources.value)?.table;
  } catch (error) {
    // It is told at the field where it happened.
    if (error instanceof UnusableInputError) return undefined;
    throw error;
  }
}
