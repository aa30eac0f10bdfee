import { notice, type Notice } from '@site/src/calculations/limits/notice';
import type { JudgedLog } from './result';

const clockUnits = { s: 'seconds', ms: 'milliseconds', µs: 'microseconds' } as const;

/** What is peculiar to a file, and may change what was read from it. */
export function logNotices({ name, log }: JudgedLog): readonly Notice[] {
  const { unreadableRows: rows, impossibleCells: cells, doubled, inferredClock } = log;
  return [
    ...doubled.map(({ name: column, count, taken, disagree }) =>
      notice(disagree ? 'logColumnsDisagree' : 'logColumnDoubled', {
        log: name,
        name: column,
        count: String(count),
        taken: String(taken),
      }),
    ),
    ...(rows + cells > 0
      ? [notice('logCellsLeftOut', { log: name, rows: String(rows), cells: String(cells) })]
      : []),
    ...(inferredClock
      ? [notice('logClockInferred', { log: name, unit: clockUnits[inferredClock] })]
      : []),
    ...(log.openingFrom === 'throttle' ? [notice('logThrottleStandsIn', { log: name })] : []),
  ];
}
