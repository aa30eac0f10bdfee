import type { ReactNode } from 'react';
import { mapExtremes } from '@site/src/calculations/stockTable/mapExtremes';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { stockMap } from '@site/src/data/stockMaps';
import { MapFigure } from '../../kit/MapFigure';
import { limitLessTarget, sparkScale } from './limitLessTarget';

const calibrationId = 'LF9VEB';
const form = { decimals: 1 };

/** The stock spark limit with the line left of which it lies below the target. */
export function SparkLimitMap(): ReactNode {
  const map = stockMap('Spark Limit | OL', calibrationId);
  const { lowest, highest } = mapExtremes(map);
  const room = limitLessTarget(calibrationId);
  const full = room.map((row) => row.at(-1) ?? 0);
  return (
    <MapFigure
      id="spark-limit-map"
      title={`Stock spark limit: at full load it leaves ${printedNumber(Math.min(...full), form)} to ${printedNumber(Math.max(...full), form)}° above the target`}
      description={`Degrees before top dead centre, ${calibrationId}; the tables for open and closed loop are equal. Lowest ${printedNumber(lowest.value, form)}° at ${lowest.y} rpm and load ${lowest.x}, highest ${printedNumber(highest.value, form)}° at ${highest.y} rpm and load ${highest.x}. Left of the line, in ${room.flat().filter((cell) => cell < 0).length} of ${room.flat().length} cells, it lies below the target.`}
      map={map}
      axes={['load', 'rpm']}
      form={form}
      scale={sparkScale}
      border={{ of: room, at: 0 }}
      caption={`Spark limit, degrees before top dead centre, ${calibrationId}. Rows: engine speed in rpm. Columns: load.`}
    />
  );
}
