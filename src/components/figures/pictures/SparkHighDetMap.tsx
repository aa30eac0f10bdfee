import type { ReactNode } from 'react';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import type { HeatScale } from '../kit/HeatMap';
import { MapFigure } from '../kit/MapFigure';

const calibrationId = 'LF9VEB';
const form = { decimals: 1, signed: true };
const scale: HeatScale = {
  kind: 'two-sided',
  limits: [-8, -4, -0.5, 0.5, 2, 4],
  low: 'less advance',
  high: 'more',
};
const target = (set: 'Low' | 'High') =>
  stockMap(`Spark Target | High Fuel Demand, ${set}-Det`, calibrationId);

/** What the high-det set takes from the low-det spark target. */
export function SparkHighDetMap(): ReactNode {
  const low = target('Low');
  const z = target('High').z.map((row, r) =>
    row.map((cell, c) => Math.round(100 * (cell - (low.z[r]?.[c] ?? cell))) / 100),
  );
  const map = { x: low.x, y: low.y, z };
  const { lowest, highest } = mapExtremes(map);
  const more = z.flat().filter((cell) => cell > 0).length;
  return (
    <MapFigure
      id="spark-high-det-map"
      title={`High-det takes up to ${printedNumber(-lowest.value, { decimals: 2 })}° away, but ${more} cells hold more advance`}
      description={`High-det less low-det, degrees, high fuel demand, ${calibrationId}. Most is taken at ${lowest.y} rpm and load ${lowest.x}: ${printedNumber(lowest.value, { decimals: 2 })}°. Most is added at ${highest.y} rpm and load ${highest.x}: ${printedNumber(highest.value, form)}°. The line parts the ${more} cells at 7000 and 7500 rpm that hold more.`}
      map={map}
      axes={['load', 'rpm']}
      form={form}
      scale={scale}
      border={{ of: z, at: 0.01 }}
      caption={`High-det less low-det spark target, degrees, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
