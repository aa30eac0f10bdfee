import { notice, type Notice } from '@site/src/calculations/limits/notice';
import { hardestKnockBeside } from '@site/src/calculations/pullCheck/followKnocks';
import type { JudgedLog } from './result';

const clockUnits = { s: 'seconds', ms: 'milliseconds', µs: 'microseconds' } as const;

/** Knock outside the pull that is judged: in another one, too short for one, or with no foot down. */
function knockElsewhere({ name, log, judged }: JudgedLog): readonly Notice[] {
  const inPull = judged?.measures.highestKnockRetardDegrees ?? 0;
  const knock = hardestKnockBeside(log.knocks, judged?.pull, inPull);
  if (!knock) return [];
  return [
    notice('logKnocks', {
      log: name,
      where: judged ? 'beside the pull judged from it' : 'outside any pull',
      degrees: knock.degrees.toFixed(2),
      rpm: knock.engineSpeedRpm.toFixed(0),
    }),
  ];
}

/** Knock of the session: no pull of such a log is clean, and none follows it as if nothing had been. */
export const isKnockBeside = ({ limit }: Notice): boolean => limit === 'logKnocks';

/** What is peculiar to a file, and may change what was read from it. */
export function logNotices(judgedLog: JudgedLog): readonly Notice[] {
  const { name, log } = judgedLog;
  const { unreadableRows: rows, impossibleCells: cells, doubled, inferredClock } = log;
  return [
    ...knockElsewhere(judgedLog),
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
    ...(log.knockHasBothSigns ? [notice('logKnockBothSigns', { log: name })] : []),
    ...(log.openingFrom === 'throttle' ? [notice('logThrottleStandsIn', { log: name })] : []),
  ];
}
