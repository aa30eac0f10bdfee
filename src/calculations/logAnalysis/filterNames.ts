import type { ColumnReading } from '../logReading/LogFileReport';
import { type LogRole, logRoles } from '../logReading/LogRole';
import { likenessTo } from '../text/likeness';
import { columnNameOf } from './columnNamesOf';
import { filterError } from './filterTokens';
import type { FilterColumn } from './LogFilter';

/** Finds the column that a filter names. */
export interface FilterNames {
  /**
   * @param named the name, and how and where it is written
   * @throws UnusableInputError with the nearest names
   */
  readonly find: (named: {
    readonly at: number;
    readonly text: string;
    readonly name: string;
  }) => FilterColumn;
}

interface KnownName {
  readonly name: string;
  readonly column: FilterColumn;
  /** Why it cannot be used, a sentence; a name with a unit in which its numbers are not compared. */
  readonly refusal?: string;
}

const mostNearest = 3;

/** As it is written in a filter. */
const inFilter = (name: string): string =>
  /^[\p{L}_][\p{L}\p{N}_.%#]*$/u.test(name) && !/^(?:and|or|not)$/i.test(name)
    ? name
    : name.includes(']')
      ? `"${name}"`
      : `[${name}]`;

/** From which likeness on one name may be taken for another. */
const leastLikeness = 0.5;

const nearest = (written: string, known: readonly KnownName[]): readonly string[] => {
  const likeness = likenessTo(written.toLowerCase());
  const isPart = (name: string): boolean =>
    Math.min(name.length, written.length) >= 3 &&
    (name.includes(written.toLowerCase()) || written.toLowerCase().includes(name));
  return [
    ...new Set(
      known
        .map(({ name }) => ({ name, like: likeness(name.toLowerCase()) }))
        .filter(({ name, like }) => like >= leastLikeness || isPart(name.toLowerCase()))
        .toSorted((a, b) => b.like - a.like)
        .map(({ name }) => inFilter(name)),
    ),
  ].slice(0, mostNearest);
};

/**
 * The names that a filter may use for these columns: first those of the log, with or without their unit,
 * then those of RomDrop for the roles that some column has, then the names of the roles in this guide.
 * Capitals do not count unless two names differ in them only. Names come from files: nothing looks them up
 * in an object.
 *
 * @param columns of all files, each name once or more
 */
export const filterNames = (
  columns: readonly Pick<ColumnReading, 'name' | 'unit' | 'role' | 'readAs' | 'isConverted'>[],
): FilterNames => {
  const roles = new Set(columns.flatMap(({ role }) => role ?? []));
  const byName = new Map<string, FilterColumn>();
  for (const { name, role } of columns) {
    // A card has files in which the column lost its role to another.
    if (role) byName.set(name, { kind: 'role', role });
    else if (!byName.has(name)) byName.set(name, { kind: 'other', name });
  }
  const ofRoles = (nameOf: (role: LogRole) => string): readonly KnownName[] =>
    (Object.keys(logRoles) as LogRole[])
      .filter((role) => roles.has(role))
      .map((role) => ({ name: nameOf(role), column: { kind: 'role', role } }));
  const withUnits = new Map(
    columns.flatMap(({ name, unit, isConverted, readAs }) => {
      const column = byName.get(name);
      if (!column || unit === '') return [];
      const refusal =
        column.kind === 'role' && isConverted
          ? `this column is read as ${readAs}. Write ${inFilter(name)}, and a number in ${logRoles[column.role]}.`
          : '';
      const written = `${name} (${unit})`;
      return [[written, { name: written, column, refusal }] as const];
    }),
  );
  const known: readonly KnownName[] = [
    ...[...byName].map(([name, column]) => ({ name, column })),
    ...withUnits.values(),
    ...ofRoles((role) => columnNameOf[role]),
    ...ofRoles((role) => role),
  ];
  return {
    find: ({ at, text, name }) => {
      const found =
        known.find((each) => each.name === name) ??
        known.find((each) => each.name.toLowerCase() === name.toLowerCase());
      if (found?.refusal) throw filterError(at, text, found.refusal);
      if (found) return found.column;
      const near = nearest(name, known);
      throw filterError(
        at,
        text,
        near.length > 0
          ? `no column of this log has this name. Nearest: ${near.join(', ')}.`
          : 'no column of this log has this name. The names stand in the list of columns above.',
      );
    },
  };
};
