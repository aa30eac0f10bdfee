import type { OpenStockMaps } from '@site/src/data/openStockMaps';

/** `added-by-patch`: no factory file has it. `not-in-file`: a factory file may have it. */
export interface NoStockValue {
  readonly reason: 'added-by-patch' | 'not-in-file';
  /** What the stock-map file says of it; empty for nothing. */
  readonly note: string;
}

/** The tables that the file names together as added by the patch. */
const addedByPatch =
  /^\[Flex\]|^(?:Flex Fuel|Manual Blend|Speed Density|Alpha-N|Flat Shift|Launch Control|CEL Flash Pattern|Tip-In Fuel Enrichment|Tire Size Correction)\b|\| LC (?:Activated|Deactivated)$/;

/** Why a table has no stock values here; undefined for one that has. */
export const whyNoStockValue = (
  { file, tableNames }: OpenStockMaps,
  tableName: string,
): NoStockValue | undefined => {
  if (tableNames.includes(tableName)) return undefined;
  const noted = file.not_in_stock.find(({ table }) => table === tableName);
  if (noted) return { reason: 'added-by-patch', note: noted.note };
  if (!addedByPatch.test(tableName)) return { reason: 'not-in-file', note: '' };
  const together = file.not_in_stock.find(({ table }) => table.startsWith('all '));
  return { reason: 'added-by-patch', note: together?.note ?? '' };
};
