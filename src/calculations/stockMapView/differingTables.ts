import type { OpenStockMaps } from '@site/src/data/openStockMaps';

/** The tables in which two readable calibrations differ, in the order of the file. */
export const differingTables = (maps: OpenStockMaps, a: string, b: string): readonly string[] =>
  maps.tableNames.filter((name) => maps.variantOf(name, a) !== maps.variantOf(name, b));

/**
 * The most tables in which any two of some readable calibrations differ; undefined for fewer than two.
 *
 * For the readable revisions of one family this is the best measure there is of how far an unreadable
 * one may lie from its neighbours.
 */
export const mostDifferingTables = (
  maps: OpenStockMaps,
  calibrations: readonly string[],
): number | undefined => {
  const counts = calibrations.flatMap((a, i) =>
    calibrations.slice(i + 1).map((b) => differingTables(maps, a, b).length),
  );
  return counts.length === 0 ? undefined : Math.max(...counts);
};
