import type { ReactNode } from 'react';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import type { HeatScale } from '../kit/HeatMap';
import { MapFigure } from '../kit/MapFigure';

const calibrationId = 'LF9VEB';
const form = { decimals: 3 };
/** Rich is low; the scale runs from the richest cell to lambda 1. */
const scale: HeatScale = {
  kind: 'sequential',
  limits: [0.74, 0.78, 0.82, 0.86, 0.9, 0.94, 0.98],
  low: 'rich',
  high: 'lean',
};

/** Stock open-loop lambda below the pedal threshold, lined where enrichment begins. */
export function PartPedalLambda(): ReactNode {
  const map = stockMap('Fuel Target OL | APP Below WOT Threshold, Low Det', calibrationId);
  const { lowest } = mapExtremes(map);
  const one = map.z.flat().filter((cell) => cell >= 1).length;
  return (
    <MapFigure
      id="part-pedal-lambda"
      title={`Part pedal in open loop: lambda 1 in ${one} of ${map.z.flat().length} cells, ${printedNumber(lowest.value, form)} at ${lowest.y} rpm and load ${lowest.x}`}
      description={`Commanded lambda, low-det, ${calibrationId}. The line parts lambda 1 from what is richer: to 3000 rpm only high loads, from 4500 rpm every cell.`}
      map={map}
      axes={['load', 'rpm']}
      form={form}
      scale={scale}
      border={{ of: map.z, at: 0.9995 }}
      caption={`Commanded lambda, open loop, pedal below the threshold, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
