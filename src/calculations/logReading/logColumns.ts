import type { CellReader } from './logCell';
import { cellReader, unreadable } from './logCell';
import { type ClockShape, clockReader } from './clockCell';
import { clockUnitSeconds } from './clockUnitSeconds';
import { type NamedColumn, namedColumns } from './columnName';
import { growingDoubles, growingSingles, type GrowingColumn } from './GrowingColumn';
import type { OwnRoles } from './ownRoles';
import type { LogRole } from './LogRole';
import type { LogShape } from './logShape';
import { type RoleMatch, roleMatches } from './roleMatches';

/** A column whose numbers are kept. */
interface KeptColumn {
  readonly place: number;
  readonly role: Exclude<LogRole, 'time'>;
  readonly read: CellReader;
  readonly numbers: GrowingColumn<Float32Array>;
  unreadableCells: number;
}

/** A column without a role that was asked for by its name. */
interface OtherColumn {
  readonly place: number;
  readonly name: string;
  readonly read: CellReader;
  readonly numbers: GrowingColumn<Float32Array>;
}

interface ClockColumn {
  readonly place: number;
  readonly read: CellReader;
  readonly numbers: GrowingColumn<Float64Array>;
  readonly shape: ClockShape;
  /** Seconds of one count, if the name or the units row says so. */
  readonly secondsPerStep: number | undefined;
  unreadableCells: number;
}

/** The columns of a file, those that are kept apart. */
export interface LogColumns {
  readonly named: readonly NamedColumn[];
  readonly matches: readonly RoleMatch[];
  readonly clock: ClockColumn | undefined;
  readonly kept: readonly KeptColumn[];
  readonly others: readonly OtherColumn[];
}

/** Some apps write the state of the fuel system in words. */
const fuelSystemReader =
  (read: CellReader): CellReader =>
  (cell) => {
    const value = read(cell);
    if (value !== unreadable) return value;
    if (/^\s*(?:closed|cl\b)/i.test(cell)) return 2;
    return /^\s*(?:open|ol\b)/i.test(cell) ? 4 : value;
  };

/**
 * Finds the columns of a file, and makes room for the numbers of those that have a role.
 *
 * @param instead names of columns that are kept in place of those; engine speed, without which there is no
 *   log, stays
 */
export const logColumns = (
  { header, units, isDecimalComma }: LogShape,
  own: OwnRoles,
  instead?: readonly string[],
): LogColumns => {
  const named = namedColumns(header, units);
  const matches = roleMatches(named, header, own);
  const read = cellReader(isDecimalComma);
  const clockPlace = matches.findIndex(({ role }) => role === 'time');
  const shape: ClockShape = { hasColons: false, isSpreadsheets: false };
  const clock: ClockColumn | undefined =
    clockPlace < 0
      ? undefined
      : {
          place: clockPlace,
          read: clockReader(read, shape),
          numbers: growingDoubles(),
          shape,
          secondsPerStep: clockUnitSeconds(
            named[clockPlace]?.name ?? '',
            named[clockPlace]?.unit ?? '',
          ),
          unreadableCells: 0,
        };
  const kept = matches.flatMap(({ role }, place): KeptColumn[] =>
    role === undefined || role === 'time' || (instead && role !== 'rpm')
      ? []
      : [
          {
            place,
            role,
            read: role === 'fuelSystem' ? fuelSystemReader(read) : read,
            numbers: growingSingles(),
            unreadableCells: 0,
          },
        ],
  );
  const others = named.flatMap(({ name }, place): OtherColumn[] =>
    instead?.includes(name) ? [{ place, name, read, numbers: growingSingles() }] : [],
  );
  return { named, matches, clock, kept, others };
};
