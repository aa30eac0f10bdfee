import type { OpenStockMaps } from '@site/src/data/openStockMaps';

/** The tables of one EcuFlash category, in the order of the file. */
export interface StockTableGroup {
  readonly category: string;
  readonly tables: readonly { readonly name: string; readonly contents: number }[];
}

/** All stock tables by category, each with the number of different contents it has. */
export const stockTableGroups = ({ file }: OpenStockMaps): readonly StockTableGroup[] => {
  const groups = new Map<string, { name: string; contents: number }[]>();
  for (const { category, table, variants } of file.tables) {
    const entry = { name: table, contents: variants?.length ?? 1 };
    groups.set(category, [...(groups.get(category) ?? []), entry]);
  }
  return [...groups].map(([category, tables]) => ({ category, tables }));
};
