import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { scalingTableOf } from '@site/src/calculations/loadScaling/readScalingTable';
import { madeLog } from '@site/src/calculations/testing/madeLog';
import { workedStockTables } from '@site/src/data/workedStockTables';
import { workedCalibration } from '../LoadScaling/start';

let made: LogAnalysis | undefined;

/** The worked case: 25 minutes of an engine that nobody built, over a stock table. */
export function workedAnalysis(): LogAnalysis {
  if (made) return made;
  const table = workedStockTables.table('Load Scaling', workedCalibration);
  if (table.kind !== 'map') throw new Error('Load Scaling is a map.');
  const log = madeLog({
    seed: 15,
    seconds: 1500,
    rowsPerSecond: 5,
    startCoolantC: 40,
    truth: (load, rpm) => 5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800,
  });
  made = analyseLog(log.table, usualLogOptions(scalingTableOf(table)));
  return made;
}
