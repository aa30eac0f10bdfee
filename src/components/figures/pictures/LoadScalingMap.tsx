import type { ReactNode } from 'react';
import { mapExtremes, type PlacedCell } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import { type HeatScale, HeatMap } from '../kit/HeatMap';
import { ValuesTable } from '../kit/ValuesTable';

const calibrationId = 'LF9VEB';
/** Between this and 1.015 the table hardly acts; at 1 the line would break into islands. */
const border = 0.985;
const scale: HeatScale = {
  kind: 'two-sided',
  limits: [0.85, 0.93, border, 1.015, 1.07, 1.15],
  low: 'scales down',
  high: 'scales up',
};

/** The stock `Load Scaling` map of the reference calibration, lined where it begins to take away. */
export function LoadScalingMap(): ReactNode {
  const id = 'load-scaling-map';
  const map = stockMap('Load Scaling', calibrationId);
  const form = { decimals: map.decimals };
  const { lowest, highest } = mapExtremes(map);
  const below = map.z.flat().filter((cell) => cell < border).length;
  const named = ({ value, x, y }: PlacedCell): string =>
    `${printedNumber(value, form)} at ${y} rpm and load ${x}`;
  return (
    <div>
      <HeatMap
        id={id}
        title={`Stock Load Scaling: at ${lowest.y} rpm and load ${lowest.x} it takes away ${Math.round(100 * (1 - lowest.value))} %`}
        description={`Multiplier on load, ${calibrationId}, ${map.y.length} engine speeds by ${map.x.length} loads. Lowest ${named(lowest)}, highest ${named(highest)}. ${below} of ${map.z.flat().length} cells lie below ${border}, nearly all of them at load 0.875 and above up to 4500 rpm or from load 0.5 up at 7000 and 7500 rpm.`}
        x={{ name: 'load', values: map.x }}
        y={{ name: 'rpm', values: map.y }}
        values={map.z}
        form={form}
        scale={scale}
        border={{ of: map.z, at: border }}
      />
      <ValuesTable
        id={id}
        caption={`Load Scaling, multiplier, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
        corner="rpm"
        columns={map.x.map(String)}
        rows={map.y.map((speed, row) => ({
          head: String(speed),
          cells: (map.z[row] ?? []).map((cell) => printedNumber(cell, form)),
        }))}
      />
    </div>
  );
}
