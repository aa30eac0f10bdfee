import type { NoStockValue } from '@site/src/calculations/stockMapView/whyNoStockValue';
import { whyNoStockValue } from '@site/src/calculations/stockMapView/whyNoStockValue';
import { differingTables } from '@site/src/calculations/stockMapView/differingTables';
import { matchingTables } from '@site/src/calculations/stockMapView/matchingTables';
import {
  type NoDifference,
  stockMapDifference,
  type StockMapDifference,
} from '@site/src/calculations/stockMapView/stockMapDifference';
import { stockMapView, type StockMapView } from '@site/src/calculations/stockMapView/stockMapView';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { OpenStockMaps } from '@site/src/data/openStockMaps';
import { workedStockTables } from '@site/src/data/workedStockTables';
import { type Reading, reading } from '../kit/reading';
import type { StockLibrary } from '../StockLibrary/library';
import { type ReadCalibration, readCalibration } from '../StockLibrary/readCalibration';
import { workedCalibration, workedTable } from './stockMapsStore';

/** What stands in the fields. */
export type StockMapsValues = Readonly<
  Record<'calibration' | 'find' | 'table' | 'other' | 'mark', string>
>;

/** The table of another calibration against the shown one; `unknown`: its file could not be read. */
export interface Compared {
  readonly id: string;
  readonly difference: StockMapDifference | NoDifference | { readonly kind: 'unknown' };
  readonly view: StockMapView | undefined;
  /** Both hold the same content, whether its values are in the data or not. */
  readonly alike: boolean;
  /** Tables in which the two differ, of all that have stock values. */
  readonly differing: readonly string[];
}

/** One table of one calibration. */
export interface StockMapsResult {
  readonly calibration: ReadCalibration;
  readonly table: string;
  /** Decimals that EcuFlash shows. */
  readonly decimals: number;
  /** Missing: see `why`. */
  readonly view: StockMapView | undefined;
  /** Why there are no values. */
  readonly why: 'absent' | 'left-out' | NoStockValue | undefined;
  readonly compared: Compared | undefined;
}

const resultOf = (
  maps: OpenStockMaps,
  calibration: ReadCalibration,
  name: string,
): Omit<StockMapsResult, 'compared'> => {
  const noStock = whyNoStockValue(maps, name);
  if (noStock) return { calibration, table: name, decimals: 0, view: undefined, why: noStock };
  const table = maps.table(name, calibration.shown);
  const why = table.kind === 'absent' || table.kind === 'left-out' ? table.kind : undefined;
  const decimals = maps.tableNamed(name).show;
  return { calibration, table: name, decimals, view: stockMapView(table), why };
};

/** The case that stands in the page before the stock maps are asked for. */
export const workedResult: StockMapsResult = {
  ...resultOf(
    workedStockTables,
    {
      asked: workedCalibration,
      shown: workedCalibration,
      car: 'USA, 2009, 2.0 (LF), 6MT (one source)',
      nearness: [],
    },
    workedTable,
  ),
  compared: undefined,
};

/** Whether the fields ask for the worked case. */
export const asksForWorkedCase = ({ calibration, find, table, other }: StockMapsValues): boolean =>
  calibration === workedCalibration && find === '' && table === workedTable && other === 'none';

/** A table to choose, and whether it has stock values. */
interface FoundTable {
  readonly name: string;
  readonly category: string;
  readonly stock: boolean;
}

/** The tables that fit what the reader looks for; without a word those with stock values. */
export function foundTables(
  find: string,
  { maps, tablesWithoutStock }: StockLibrary,
): FoundTable[] {
  const stock = maps.file.tables.map(({ table, category }) => ({
    name: table,
    category,
    stock: true,
  }));
  if (find.trim() === '') return stock;
  const others = tablesWithoutStock.map((each) => ({ ...each, stock: false }));
  return [...matchingTables([...stock, ...others], find)];
}

/** The chosen table, or the first that fits if the chosen one does not. */
const chosenTable = ({ find, table }: StockMapsValues, library: StockLibrary): Reading<string> =>
  reading(() => {
    const found = foundTables(find, library);
    const [first] = found;
    if (find.trim() === '' && library.tablesWithoutStock.some(({ name }) => name === table))
      return table;
    if (!first)
      throw new UnusableInputError(
        'No table has these words in its name or category. Write fewer, such as spark limit.',
      );
    if (found.some(({ name }) => name === table)) return table;
    if (find.trim() !== '') return first.name;
    throw new UnusableInputError(
      'No table has this name. Choose one from the list, or write a part of its name.',
    );
  });

function comparedWith(
  other: string,
  table: string,
  shown: string,
  maps: OpenStockMaps,
): Compared | undefined {
  if (other === 'none' || !maps.tableNames.includes(table)) return undefined;
  if (!maps.calibrations.includes(other))
    return {
      id: other,
      difference: { kind: 'unknown' },
      view: undefined,
      alike: false,
      differing: [],
    };
  return {
    id: other,
    difference: stockMapDifference(maps, table, shown, other),
    view: stockMapView(maps.table(table, other)),
    alike: maps.variantOf(table, shown) === maps.variantOf(table, other),
    differing: differingTables(maps, shown, other),
  };
}

/** The readings of the fields, each with its message if it cannot be used. */
export const readStockMaps = (values: StockMapsValues, library: StockLibrary) => ({
  calibration: reading(() => readCalibration(values.calibration, library)),
  table: chosenTable(values, library),
});

/** The whole result, or the message of what cannot be used. */
export function stockMapsResult(
  values: StockMapsValues,
  library: StockLibrary,
): Reading<StockMapsResult> {
  const { calibration, table } = readStockMaps(values, library);
  if (calibration.fault !== undefined) return calibration;
  if (table.fault !== undefined) return table;
  const { maps } = library;
  return {
    value: {
      ...resultOf(maps, calibration.value, table.value),
      compared: comparedWith(values.other, table.value, calibration.value.shown, maps),
    },
  };
}
