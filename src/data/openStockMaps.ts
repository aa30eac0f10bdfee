/**
 * Looks into a stock-map file that the caller holds, so that the file can be loaded when it is asked
 * for and not before.
 */
import {
  expandCurve,
  expandMap,
  expandValue,
  foldingOf,
  storedFoldingOf,
  type Folding,
} from '@site/src/data/expandCells';
import type {
  FileCells,
  FileTable,
  FileVariant,
  StockMapsFile,
} from '@site/src/data/stockMapsFile';
import type { StockTable } from '@site/src/data/stockTable';

export interface OpenStockMaps {
  readonly file: StockMapsFile;
  /** The calibrations whose image could be read. */
  readonly calibrations: readonly string[];
  /** The exact names of all tables. */
  readonly tableNames: readonly string[];
  /** @throws Error for a name that the file does not know */
  readonly tableNamed: (tableName: string) => FileTable;
  /** The letter of the variant that a calibration holds; undefined if it has no such table. */
  readonly variantOf: (tableName: string, calibrationId: string) => string | undefined;
  /** One stock table of one calibration, whatever its dimensions. */
  readonly table: (tableName: string, calibrationId: string) => StockTable;
}

/** What a table says of itself, whatever its dimensions. */
const headOf = (table: FileTable, variant: FileVariant) => ({
  name: table.table,
  category: table.category,
  unit: table.unit,
  decimals: table.show,
  variant: variant.id,
  shared: variant.n ?? table.n,
  ...(table.stored_unit !== undefined && { storedUnit: table.stored_unit }),
});

/** A variant with an axis of its own repeats it; otherwise the table's axis holds. */
const axesOf = (table: FileTable, variant: FileVariant) => ({
  xAxis: variant.x_axis ?? table.x_axis ?? '',
  x: variant.x ?? table.x ?? [],
  yAxis: variant.y_axis ?? table.y_axis ?? '',
  y: variant.y ?? table.y ?? [],
});

const held = (table: FileTable, variant: FileVariant, calibrationId: string): StockTable => {
  const head = headOf(table, variant);
  const { z, stored } = variant;
  if (z === undefined) return { kind: 'left-out', ...head, calibrationId };
  const { xAxis, x, yAxis, y } = axesOf(table, variant);
  switch (variant.dim ?? table.dim) {
    case '1D': {
      const value = { kind: 'value', ...head, z: expandValue(z) } as const;
      return stored === undefined ? value : { ...value, stored: expandValue(stored) };
    }
    case '2D': {
      const curve = { kind: 'curve', ...head, yAxis, y, z: expandCurve(z) } as const;
      return stored === undefined ? curve : { ...curve, stored: expandCurve(stored) };
    }
    default: {
      const expand = (cells: FileCells, folding: Folding) =>
        expandMap(cells, folding, y.length, x.length);
      const axes = { xAxis, x, yAxis, y };
      const map = { kind: 'map', ...head, ...axes, z: expand(z, foldingOf(variant)) } as const;
      return stored === undefined
        ? map
        : { ...map, stored: expand(stored, storedFoldingOf(variant)) };
    }
  }
};

/** Opens a file that was read from `stock-maps.json`. */
export const openStockMaps = (file: StockMapsFile): OpenStockMaps => {
  const tables = new Map(file.tables.map((table) => [table.table, table]));

  const tableNamed = (tableName: string): FileTable => {
    const table = tables.get(tableName);
    if (table) return table;
    throw new Error(`No stock table is called "${tableName}". Names must match letter by letter.`);
  };

  const variantOf = (tableName: string, calibrationId: string): string | undefined => {
    const place = file.order.indexOf(calibrationId);
    if (place < 0) throw new Error(`No stock maps are known for calibration "${calibrationId}".`);
    const letter = tableNamed(tableName).map?.[place] ?? 'A';
    return letter === '.' ? undefined : letter;
  };

  const table = (tableName: string, calibrationId: string): StockTable => {
    const found = tableNamed(tableName);
    const letter = variantOf(tableName, calibrationId);
    if (letter === undefined) {
      return { kind: 'absent', name: found.table, category: found.category, calibrationId };
    }
    if (!found.variants) return held(found, { ...found, id: letter }, calibrationId);
    const variant = found.variants.find(({ id }) => id === letter);
    if (!variant) throw new Error(`"${found.table}" has no variant ${letter}.`);
    return held(found, variant, calibrationId);
  };

  const tableNames = [...tables.keys()];
  return { file, calibrations: file.order, tableNames, tableNamed, variantOf, table };
};
