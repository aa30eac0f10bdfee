import type { StockTable } from '@site/src/data/stockTable';

/** The stock content of one table, and whose it is. */
export interface Stock {
  readonly table: Extract<StockTable, { readonly kind: 'map' | 'curve' | 'value' }>;
  readonly calibration: string;
}

/** Shown where the reader's own calibration is not known; the tables of the guide are its. */
const usual = 'LF9VEB';

/** The calibration of the reader's car, from the style property that shows the car in the bar. */
export const calibrationOfCar = (car: string): string | undefined =>
  /\bL[0-9A-Z]{3}E[0-9A-Z]\b/.exec(car)?.[0];

/** The stock values of a table, of the reader's car if they are known; none where no file holds it. */
export async function stockOf(name: string): Promise<Stock | undefined> {
  const { stockCalibrations, stockTable, stockTableNames } = await import(
    /* webpackChunkName: "instrument-stock-library" */ '@site/src/data/stockMaps'
  );
  if (!stockTableNames.includes(name)) return undefined;
  const own = calibrationOfCar(document.documentElement.style.getPropertyValue('--my-car'));
  for (const calibration of [own, usual]) {
    if (!calibration || !stockCalibrations.includes(calibration)) continue;
    const table = stockTable(name, calibration);
    if (table.kind !== 'absent' && table.kind !== 'left-out') return { table, calibration };
  }
  return undefined;
}
