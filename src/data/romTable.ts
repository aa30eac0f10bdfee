/** The shape of one table of RomDrop's definitions, and what each field means. */

/** One axis of a table, as LF9VEB has it; other calibrations may have other breakpoints. */
export interface RomTableAxis {
  /** What the axis counts, inferred from its name in the definition. Null: the name says nothing. */
  readonly quantity: string | null;
  /** Inferred; empty where the quantity says it or none is known. */
  readonly unit: string;
  /** Number of breakpoints. */
  readonly points: number;
  readonly from: number;
  readonly to: number;
}

/** A trap of one table; the words stand with the component that prints them. */
export const romTableNotes = [
  /** One byte that the public definition reads as four: saving it destroys its neighbour. */
  'never-save',
  /** Which of OL and CL acts when was read in the program, not tried on a car: both must hold the same values. */
  'edit-both-limits',
  /** The table stands a second time in the data-integrity category. */
  'two-copies',
  /** Three tables carry one name; this one is for intake air below 68 °C. */
  'really-iat-below-68',
  /** Three tables carry one name; this one is for intake air above 68 °C. */
  'really-iat-above-68',
  /** The definition calls the axis load; it holds rpm. */
  'axis-is-rpm',
] as const;

export type RomTableNote = (typeof romTableNotes)[number];

export interface RomTable {
  /** Address of its row: `table-` and the name in small letters. */
  readonly id: string;
  /** Letter by letter as EcuFlash shows it, spelling mistakes included, without outer spaces. */
  readonly name: string;
  readonly category: string;
  /** None: a single value. One: a curve. Two: a map, columns first. Null: not in LF9VEB, not read. */
  readonly axes: readonly RomTableAxis[] | null;
  /** Of the values, inferred: the definitions hold none. Null: not known. */
  readonly unit: string | null;
  /** The list of calibrations that have it. Null: all 103 with a patch. */
  readonly presentOn: readonly string[] | null;
  readonly note: RomTableNote | null;
}

export interface RomTableCategory {
  readonly category: string;
  readonly tables: readonly RomTable[];
}
