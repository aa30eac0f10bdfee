/** The shape of `stock-maps.json`, as its own `schema` key explains it. */

/** One number (1D), one number per `y` (2D), or one row per `y` with one column per `x` (3D). */
export type FileCells = number | number[] | number[][];

/** What a table and each of its variants may carry; a variant's own value wins. */
export interface FileMap {
  dim?: string;
  /** Name and unit of the column axis, `name [unit]`. */
  x_axis?: string;
  x?: number[];
  /** Name and unit of the row axis, `name [unit]`; curves use this one. */
  y_axis?: string;
  y?: number[];
  /** Number of calibrations that hold exactly this map. */
  n?: number;
  /** Physical values. Missing in a variant: left out of the file for size. */
  z?: FileCells;
  /** Cells as the computer keeps them, where that differs from `z`. */
  stored?: FileCells;
  /** Set when all columns are equal: `z` then holds one number per row. */
  cols?: string;
  /** Set when all rows are equal: `z` then holds one row. */
  rows?: string;
  /** Set when all cells are equal: `z` is then one number. */
  cells?: string;
  /** The same three for `stored`; the first two lists above then do not apply to it. */
  stored_cols?: string;
  stored_rows?: string;
  stored_cells?: string;
}

/** One of the contents a table has among the calibrations. */
export interface FileVariant extends FileMap {
  /** The letter by which `map` names it; A is the most common. */
  id: string;
  cals?: string[];
  families?: string;
  reps?: string[];
  vs_A?: number[];
}

/** One RomDrop table. */
export interface FileTable extends FileMap {
  /** Exact RomDrop name, outer blanks trimmed. */
  table: string;
  category: string;
  dim: string;
  /** Unit of `z`, inferred: the definitions name none. */
  unit: string;
  /** Number format of one cell in the computer. */
  store: string;
  /** Unit of `stored`. */
  stored_unit?: string;
  /** Step on which the factory set at least 95 % of the cells. */
  grid?: number;
  /** Decimals that EcuFlash shows. */
  show: number;
  /** Step of one key press in EcuFlash. */
  edit_step: number;
  n: number;
  /** Letter i is the variant of `order[i]`; a dot: that calibration has no such table. */
  map?: string;
  /** Groups of cars whose calibrations have the table, where not all have it: `NC2-18-MT`. */
  families?: string;
  variants?: FileVariant[];
}

/** The whole file. */
export interface StockMapsFile {
  title: string;
  about: string;
  schema: Record<string, string>;
  /** Five calibrations whose values are always in the file, and the cars they stand for. */
  representatives: Record<string, string>;
  families: Record<string, string>;
  /** The 90 calibrations in the order of the letters in every table's `map`. */
  order: string[];
  /** Tables that no factory image holds, and why. */
  not_in_stock: { table: string; note: string; y_default?: number[] }[];
  tables: FileTable[];
}
