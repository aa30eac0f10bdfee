/**
 * Stock calibration maps of 90 factory images, read from `stock-maps.json`.
 *
 * Source: factory images whose checksum is the one RomDrop lists, decoded with RomDrop's
 * definitions. The file is never changed by hand.
 */
import {
  expandCurve,
  expandMap,
  expandValue,
  foldingOf,
  storedFoldingOf,
  type Folding,
} from '@site/src/data/expandCells';
import type { FileCells, FileTable, FileVariant } from '@site/src/data/stockMapsFile';
import { findTable, findVariant } from '@site/src/data/stockMapsIndex';
import type { StockCurve, StockMap, StockTable, StockValue } from '@site/src/data/stockTable';

export { patchedDefault, stockCalibrations, stockTableNames } from '@site/src/data/stockMapsIndex';

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

/**
 * Looks up one stock table of one calibration.
 *
 * The `kind` of the answer tells a map, a curve and a value apart, and says whether the table is
 * absent in this calibration or its values were left out of the file.
 *
 * @param tableName exact RomDrop name, such as `Load Scaling`
 * @param calibrationId such as `LF9VEB`
 * @throws Error for a table or calibration that the file does not know
 */
export const stockTable = (tableName: string, calibrationId: string): StockTable => {
  const table = findTable(tableName);
  const variant = findVariant(table, calibrationId);
  if (!variant) {
    return { kind: 'absent', name: table.table, category: table.category, calibrationId };
  }
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
      const expand = (cells: FileCells) => expandCurve(cells, y.length);
      const curve = { kind: 'curve', ...head, yAxis, y, z: expand(z) } as const;
      return stored === undefined ? curve : { ...curve, stored: expand(stored) };
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

/** A variant with an axis of its own repeats it; otherwise the table's axis holds. */
const axesOf = (table: FileTable, variant: FileVariant) => ({
  xAxis: variant.x_axis ?? table.x_axis ?? '',
  x: variant.x ?? table.x ?? [],
  yAxis: variant.y_axis ?? table.y_axis ?? '',
  y: variant.y ?? table.y ?? [],
});

const unlike = (tableName: string, calibrationId: string, expected: string): Error =>
  new Error(`"${tableName}" of ${calibrationId} is not ${expected} with values.`);

/** As `stockTable`, for a table that must be a map with values. */
export const stockMap = (tableName: string, calibrationId: string): StockMap => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'map') throw unlike(tableName, calibrationId, 'a map');
  return table;
};

/** As `stockTable`, for a table that must be a curve with values. */
export const stockCurve = (tableName: string, calibrationId: string): StockCurve => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'curve') throw unlike(tableName, calibrationId, 'a curve');
  return table;
};

/** As `stockTable`, for a table that must be one number. */
export const stockValue = (tableName: string, calibrationId: string): StockValue => {
  const table = stockTable(tableName, calibrationId);
  if (table.kind !== 'value') throw unlike(tableName, calibrationId, 'a single value');
  return table;
};
