import type { ReactNode } from 'react';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { stockMap } from '@site/src/data/stockMaps';
import type { HeatScale } from '../kit/HeatMap';
import { MapFigure } from '../kit/MapFigure';

const calibrationId = 'LF9VEB';
const scale: HeatScale = {
  kind: 'sequential',
  limits: [1, 6, 11, 16, 21, 26, 31],
  low: 'at rest',
  high: 'advanced',
};

/** The stock cam target; the border is the full-throttle block from load 0.75 up. */
export function CamTargetMap(): ReactNode {
  const map = stockMap('VCT Target', calibrationId);
  const { highest } = mapExtremes(map);
  const rest = map.z.flat().filter((cell) => cell === 0).length;
  const full = map.z.map((row) => row.at(-1) ?? 0);
  const most = map.y.filter((_, row) => full[row] === highest.value);
  return (
    <MapFigure
      id="cam-target-map"
      title={`Stock cam target at full load: ${highest.value}° from ${most.at(0)} to ${most.at(-1)} rpm, then less, ${full.at(-2)}° at ${map.y.at(-2)} rpm`}
      description={`Degrees of cam advance, ${calibrationId}. ${rest} of ${map.z.flat().length} cells hold 0. At load 1 from ${map.y[0]} rpm up: ${full.join(', ')}. The line marks load 0.75.`}
      map={map}
      axes={['load', 'rpm']}
      form={{ decimals: 0 }}
      scale={scale}
      border={{ of: map.z.map(() => [...map.x]), at: 0.75 }}
      caption={`VCT Target, degrees of cam advance, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
