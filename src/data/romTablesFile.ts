/** The shape of `rom-tables.json`. */
import type { RomTableNote } from './romTable';

/** `["rpm", "", 15, 500, 7500]`. */
export type FileRomTableAxis = readonly [
  quantity: string | null,
  unit: string,
  points: number,
  from: number,
  to: number,
];

/** One table as the file keeps it: axes and lists of calibrations by their place in the file. */
export interface FileRomTable {
  readonly name: string;
  readonly axes?: readonly number[];
  readonly unit?: string;
  readonly on?: number;
  readonly absent?: boolean;
  readonly note?: RomTableNote;
}

export interface RomTablesFile {
  readonly axes: readonly FileRomTableAxis[];
  /** Lists of calibration IDs, each in one text. */
  readonly present: readonly string[];
  readonly categories: readonly {
    readonly category: string;
    readonly tables: readonly FileRomTable[];
  }[];
}
