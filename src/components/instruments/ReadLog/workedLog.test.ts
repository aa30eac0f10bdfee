import { expect, it } from 'vitest';
import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { scalingTableOf } from '@site/src/calculations/loadScaling/readScalingTable';
import { madeLog } from '@site/src/calculations/testing/madeLog';
import { workedStockTables } from '@site/src/data/workedStockTables';
import { workedCalibration } from '../LoadScaling/start';
import { workedAnalysis } from './workedLog';

function summedUp(): LogAnalysis {
  const table = workedStockTables.table('Load Scaling', workedCalibration);
  if (table.kind !== 'map') throw new Error('Load Scaling is a map.');
  const log = madeLog({
    seed: 15,
    seconds: 1500,
    rowsPerSecond: 5,
    startCoolantC: 40,
    truth: (load, rpm) => 5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800,
  });
  return analyseLog(log.table, usualLogOptions(scalingTableOf(table)));
}

/** What the worked case does not show is left out; six digits are more than it prints. */
const asFile = (analysis: LogAnalysis): string =>
  `${JSON.stringify(
    {
      ...analysis,
      rejectedBy: undefined,
      mixture: { ...analysis.mixture, cells: [] },
      knock: { ...analysis.knock, cells: [], events: [] },
      pulls: [],
      events: [],
    },
    (_key, value: unknown) =>
      typeof value !== 'number' ? value : isNaN(value) ? 'NaN' : Number(value.toPrecision(6)),
  )}\n`;

it('is what the sums make of the made-up log; `vitest run -u` writes it anew', async () => {
  await expect(asFile(summedUp())).toMatchFileSnapshot('./workedAnalysis.json');
});

it('comes back as it was written', () => {
  expect(asFile(workedAnalysis())).toBe(asFile(summedUp()));
  expect(
    workedAnalysis()
      .table.cells.flat()
      .some(({ meanPercent }) => isNaN(meanPercent)),
  ).toBe(true);
});
