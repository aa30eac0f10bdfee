import { madeUpLog, madeUpRows, type MadeUpPull } from '@site/src/calculations/pullCheck/madeUpLog';
import { openPullLog } from '@site/src/calculations/pullCheck/openPullLog';
import type { NamedLog } from './logSlot';

const worked = (name: string, changes: Partial<MadeUpPull>): NamedLog => {
  const opened = openPullLog();
  opened.push(madeUpLog(madeUpRows(changes)));
  const log = opened.end();
  return { name, reading: 0, log: { ...log, found: log.pulls.length } };
};

/** Two made-up logs for the worked case: the second with warmer air, and slower. Nobody drove them. */
export const workedLogs = [
  worked('made-up-1.csv', { rowsPerSecond: 10, seconds: 9 }),
  worked('made-up-2.csv', { rowsPerSecond: 10, seconds: 9.4, intakeAirC: 34 }),
] as const;
