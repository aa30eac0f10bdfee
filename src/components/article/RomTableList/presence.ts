import { mx5Calibrations } from '@site/src/data/calibrations';
import { romTables } from '@site/src/data/romTables';

/** Calibrations of RomDrop that have a patch and a definition. */
export const supported = mx5Calibrations
  .filter(({ romdropPatch }) => romdropPatch)
  .map(({ id }) => id);

/** The tables that stand on the same calibrations. */
export interface Presence {
  /** `present-on-38`. */
  readonly id: string;
  readonly calibrations: readonly string[];
  readonly tables: readonly string[];
}

/** The address of the list of calibrations of a table that not all have. */
export const presenceId = (calibrations: readonly string[]): string =>
  `present-on-${calibrations.length}`;

/** Every list of calibrations once, the longest first. */
export const presences: readonly Presence[] = [
  ...new Set(romTables.map(({ presentOn }) => presentOn).filter((each) => each !== null)),
]
  .toSorted((a, b) => b.length - a.length)
  .map((calibrations) => ({
    id: presenceId(calibrations),
    calibrations,
    tables: [
      ...new Set(
        romTables.filter((each) => each.presentOn === calibrations).map(({ name }) => name),
      ),
    ],
  }));
