import type { ReactNode } from 'react';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import { MapFigure } from '../kit/MapFigure';
import { limitLessTarget, sparkScale } from './SparkLimitMap/limitLessTarget';

const calibrationId = 'LF9VEB';
const form = { decimals: 1 };

/** The stock spark target with the line left of which the spark limit decides. */
export function SparkTargetMap(): ReactNode {
  const map = stockMap('Spark Target | High Fuel Demand, Low-Det', calibrationId);
  const { lowest, highest } = mapExtremes(map);
  const room = limitLessTarget(calibrationId);
  const above = room.flat().filter((cell) => cell < 0).length;
  return (
    <MapFigure
      id="spark-target-map"
      title={`Stock spark target: from ${printedNumber(lowest.value, form)}° at ${lowest.y} rpm and load ${lowest.x} to ${printedNumber(highest.value, form)}° at ${highest.y} rpm and load ${highest.x}`}
      description={`Degrees before top dead centre, high fuel demand, low-det, ${calibrationId}. In ${above} of ${room.flat().length} cells, left of the line, the target lies above the spark limit: there the limit decides. All of them lie below load 0.9375, and every cell up to load 0.3125 is among them.`}
      map={map}
      axes={['load', 'rpm']}
      form={form}
      scale={sparkScale}
      border={{ of: room, at: 0 }}
      caption={`Spark target, degrees before top dead centre, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
