import type { ReactNode } from 'react';
import { mapCell } from '@site/src/calculations/stockTable/mapCell';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import type { HeatScale } from '../kit/HeatMap';
import { MapFigure } from '../kit/MapFigure';

const calibrationId = 'LF9VEB';
const form = { decimals: 1, signed: true };
const scale: HeatScale = {
  kind: 'two-sided',
  limits: [-5, -3, -1, 1, 5, 10],
  low: 'advances',
  high: 'retards',
};

/** The stock heat retard by coolant and intake air; the border parts what takes nothing or advances. */
export function SystemHeatMap(): ReactNode {
  const map = stockMap('System Heat Retard Base', calibrationId);
  const { lowest, highest } = mapExtremes(map);
  const at = (coolant: number, air: number): string =>
    printedNumber(mapCell(map, coolant, air), { decimals: 1 });
  return (
    <MapFigure
      id="system-heat-map"
      title={`Heat retard: with coolant at 90 °C it grows from ${at(90, 20)}° at 20 °C intake air to ${at(90, 40)}° at 40 °C`}
      description={`Degrees, positive retards, the same in all 90 files. Lowest ${printedNumber(lowest.value, form)}° at coolant ${lowest.x} °C, highest ${printedNumber(highest.value, form)}° at coolant ${highest.x} °C and intake air ${highest.y} °C. Left of the line it takes nothing, or adds advance to a cold engine.`}
      map={map}
      axes={['coolant, °C', 'air °C']}
      form={form}
      scale={scale}
      border={{ of: map.z, at: 0.5 }}
      caption="System Heat Retard Base, degrees, positive retards. Rows: intake air in °C. Columns: coolant in °C."
    />
  );
}
