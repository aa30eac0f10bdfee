import { knockListeningOf } from '@site/src/calculations/logAnalysis/knockListeningOf';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import type { ScalingTable } from '@site/src/calculations/loadScaling/ScalingTable';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import type { Curve } from '@site/src/calculations/stockTable/valueOnCurve';
import { engines } from '@site/src/data/engines';
import type { ValuesOf } from '../kit/evaluate';
import { gearingOf } from '../MyCar/gearingFields';
import type { StockLibrary } from '../StockLibrary/library';
import { type LogFields, readGates, readLocks } from './fields';

type LogValues = ValuesOf<LogFields>;

const codeOf = { '1.8': 'L8-VE', '2.0': 'LF-VE', '2.5': 'L5-VE' } as const;

const displacementOf = (engine: LogValues['engine']): number | null =>
  engine === ''
    ? null
    : (engines.find(({ code }) => code === codeOf[engine])?.displacementCc ?? null);

/** A stock curve of a calibration; undefined where the file has none. */
function stockCurve(
  name: string,
  calibration: string,
  library: StockLibrary | undefined,
): Curve | undefined {
  if (!library?.maps.tableNames.includes(name)) return undefined;
  const table = library.maps.table(name, calibration);
  return table.kind === 'curve' ? { at: table.y, values: table.z } : undefined;
}

/** The stock map that knock is held against: most spark at much load. */
export function sparkTargetOf(
  calibration: string,
  library: StockLibrary | undefined,
): ScalingTable | undefined {
  const name = 'Spark Target | High Fuel Demand, Low-Det';
  if (!library?.maps.tableNames.includes(name)) return undefined;
  const table = library.maps.table(name, calibration);
  return table.kind === 'map' ? { loads: table.x, speedsRpm: table.y, cells: table.z } : undefined;
}

/** What the log is computed with; undefined while the stock maps are on their way. */
export function optionsOf(
  values: LogValues,
  library: StockLibrary | undefined,
  drivesLeftOut: readonly number[],
): LogAnalysisOptions | undefined {
  if (!values.calibration) return undefined;
  const { table: stock, calibration } = values.calibration;
  const { shown, nearness } = calibration;
  // Where another file listens, and where it cuts the load, says nothing of this car.
  const isOfCar = nearness.length === 0;
  const spark = sparkTargetOf(shown, library);
  return {
    ...usualLogOptions(values.table?.table ?? stock),
    gates: readGates(values.gates),
    filter: values.filter,
    binning: values.binning,
    minimumHitWeight: values.leastWeight,
    sharePercent: values.share,
    resistanceSeconds: values.resistance,
    capPercent: values.cap ?? null,
    drivesLeftOut,
    fillsGaps: values.fill,
    smooths: values.smooth,
    lockedCells: readLocks(values.locks),
    placement: values.placement,
    displacementCc: displacementOf(values.engine),
    lambdaSensor: values.sensor,
    lambdaDelaySeconds: values.delay,
    // Unknown until the stock maps are there: then it is told so.
    knockListening: library && isOfCar ? knockListeningOf(library.maps, shown) : null,
    knockAxes: spark ? { loads: spark.loads, speedsRpm: spark.speedsRpm } : null,
    gearing:
      values.tyre === undefined
        ? null
        : gearingOf(values.car, values.ratios, values.final, values.tyre),
    loadLimit: (isOfCar ? stockCurve('Load Limit | No Fault', shown, library) : undefined) ?? null,
  };
}
