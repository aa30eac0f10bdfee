import type { ColumnReading, LogFileReport } from './LogFileReport';
import { unitChoices } from './unitChoices';

/** Two doubts that differ in their numbers only are one; the name of another column is no number. */
const kindOf = (doubt: string): string =>
  doubt.replace(/“[^”]*”|\d+(?:\.\d+)?/g, (found) => (found.startsWith('“') ? found : '#'));

const counted = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, [T, number]> => {
  const counts = new Map<string, [T, number]>();
  for (const item of items)
    counts.set(keyOf(item), [item, (counts.get(keyOf(item))?.[1] ?? 0) + 1]);
  return counts;
};

/** That files of one card were read in different units though they do not write them. */
function differentUnits(readings: readonly ColumnReading[]): readonly string[] {
  const role = readings.find((each) => each.role)?.role;
  if (!role || unitChoices(role).length === 0) return [];
  if (readings.every(({ unit }) => unit !== '')) return [];
  const ways = counted(
    readings.filter(({ readAs }) => readAs !== ''),
    ({ readAs }) => readAs,
  );
  if (ways.size < 2) return [];
  const words = [...ways].map(([way, [, files]]) => `${way} in ${files}`).join('; ');
  return [`The files were read in different units: ${words}. Choose one for all.`];
}

/**
 * The columns of all files of a card, each name once, with what is doubtful in any of them. Refused files
 * count: one may lack a role only.
 */
export function columnsOfCard(reports: readonly LogFileReport[]): readonly ColumnReading[] {
  const byName = new Map<string, ColumnReading[]>();
  for (const column of reports.flatMap(({ columns }) => columns)) {
    const readings = byName.get(column.name) ?? [];
    readings.push(column);
    byName.set(column.name, readings);
  }
  return [...byName.values()].flatMap((readings): ColumnReading[] => {
    const shown = readings.find(({ role }) => role) ?? readings[0];
    if (!shown) return [];
    const doubts = [
      ...counted(
        // One kind counts once for each file.
        readings.flatMap((each) => [
          ...new Map(each.doubts.map((doubt) => [kindOf(doubt), doubt] as const)).values(),
        ]),
        kindOf,
      ).values(),
    ].map(([doubt, files]) =>
      files === readings.length ? doubt : `${doubt} (${files} of ${readings.length} files)`,
    );
    return [
      {
        ...shown,
        doubts: [...differentUnits(readings), ...doubts],
        unreadableCells: readings.reduce((sum, each) => sum + each.unreadableCells, 0),
      },
    ];
  });
}
