import { romTables } from '@site/src/data/romTables';

/** Calibrations of RomDrop that have a patch and a definition. */
export const supportedCount = 103;

/** The tables that stand on the same calibrations. */
export interface Presence {
  /** `present-on-38`. */
  readonly id: string;
  readonly calibrations: readonly string[];
  readonly tables: readonly string[];
}

const idOf = (calibrations: readonly string[]): string => `present-on-${calibrations.length}`;

/** The address of the list of calibrations of a table that not all have. */
export const presenceId = idOf;

/** Every list of calibrations once, the longest first. */
export const presences: readonly Presence[] = [
  ...new Set(romTables.map(({ presentOn }) => presentOn).filter((each) => each !== null)),
]
  .toSorted((a, b) => b.length - a.length)
  .map((calibrations) => ({
    id: idOf(calibrations),
    calibrations,
    tables: [
      ...new Set(
        romTables.filter((each) => each.presentOn === calibrations).map(({ name }) => name),
      ),
    ],
  }));
