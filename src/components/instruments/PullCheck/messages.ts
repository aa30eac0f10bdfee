import { gearOrdinal } from '@site/src/calculations/gears/gearOrdinal';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { isKnockBeside } from './logNotices';
import type { JudgedLog, JudgedPull, PullResult } from './result';

const whole = (value: number): string => printedNumber(value, { decimals: 0 });
const tenth = (value: number): string => printedNumber(value, { decimals: 1 });

const names = ['First pull', 'Second pull'] as const;

/** `First pull`; one alone is `The pull`. @param count of logs */
export const pullName = (count: number, place: number): string =>
  count < 2 ? 'The pull' : (names[place] ?? '');

/** `third gear, 2000 to 7000 rpm in 5.0 s, 10.0 rows a second`. */
export const pullInShort = ({ measures, gear }: JudgedPull): string =>
  `${gear === undefined ? 'gear not known' : `${gearOrdinal(gear)} gear`}, ` +
  `${whole(measures.startRpm)} to ${whole(measures.endRpm)} rpm in ` +
  `${tenth(measures.seconds)} s, ${tenth(measures.rowsPerSecond)} rows a second`;

/** Fewer rows a second make no pull whatever the foot did. */
const leastRowsPerSecond = 7;

/** A pedal that ends lower was logged in volts or as a share. */
const leastPercent = 10;

/** Why a log has no pull. */
function noPull({ log }: JudgedLog): string {
  const { clock, highestOpeningPercent: highest, openingFrom } = log;
  if (clock.rowsPerSecond < leastRowsPerSecond && log.rows > 1)
    return clock.rowsPerSecond > 0
      ? `No pull in this log: it has ${tenth(clock.rowsPerSecond)} rows a second, at least 10 are needed.`
      : 'No pull in this log: its rows lie more than 2 s apart, or its clock stands still.';
  if (log.tooShort > 0)
    return 'No pull in this log: full pedal was too short, or rpm rose by less than 1000.';
  const reached = `No pull in this log: the ${openingFrom} reached ${whole(highest)} %, full counts from 95 %.`;
  if (highest < leastPercent)
    return `${reached} If it was logged in volts or as a share of 1, log it in per cent.`;
  if (openingFrom === 'pedal' && log.highestThrottlePercent >= 95)
    return `${reached} The throttle reached ${whole(log.highestThrottlePercent)} %: see whether the column of the pedal is another.`;
  return reached;
}

const oneAlone = ({ isSpoilt, notices }: JudgedPull, knocksBeside: boolean): string => {
  if (isSpoilt) return 'Draw nothing from this pull.';
  if (notices.length > 0 || knocksBeside) return 'Read this pull with care.';
  return 'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.';
};

const comparisons = {
  no: 'These two pulls cannot be compared.',
  'with-care': 'Compare these two pulls with care.',
  'as-far-as-logged': 'As far as the logs show, these two pulls may be compared.',
} as const;

/** What a reader asks first: may these be compared, or is this one clean. */
export function pullSentence({ logs, comparison, notices }: PullResult): string {
  if (comparison) return comparisons[comparison.answer];
  const empty = logs.find(({ judged }) => !judged);
  if (empty) return logs.length < 2 ? noPull(empty) : `${empty.name}: ${noPull(empty)}`;
  const judged = logs[0]?.judged;
  return judged ? oneAlone(judged, notices.some(isKnockBeside)) : 'Open a log, or paste it.';
}

const lacking = {
  coolantC: 'coolant',
  intakeAirC: 'intake air',
  roadSpeedKmh: 'road speed',
  knockRetardDegrees: 'knock retard',
} as const;

/** What nobody can tell, because no column of the log says it. */
export const notLogged = ({ log }: JudgedLog): string =>
  (Object.keys(lacking) as (keyof typeof lacking)[])
    .filter((quantity) => !log.columns.has(quantity))
    .map((quantity) => lacking[quantity])
    .join(', ');

/** Above this no knock is heard, so that a retard of 0 proves nothing. */
const knockHeardToRpm = 5250;

/** What a `KNOCKR` of 0 does not say. */
export const knockUnheard = ({ log, judged }: JudgedLog): string =>
  log.columns.has('knockRetardDegrees') && (judged?.measures.endRpm ?? 0) > knockHeardToRpm
    ? 'Above 5250 rpm no knock is heard: a KNOCKR of 0 proves nothing there.'
    : '';

const some = (count: number, words: string): string[] => (count > 0 ? [`${count} ${words}`] : []);

/** What was found in the file besides pulls. */
export const logInShort = ({ log }: JudgedLog): string => {
  const { clock, found, pulls } = log;
  return [
    `${log.rows} rows in ${whole(clock.loggedSeconds)} s`,
    `${found} ${found === 1 ? 'pull' : 'pulls'}`,
    ...(pulls.length < found ? [`the first ${pulls.length} can be chosen`] : []),
    ...some(log.tooShort, 'stretches of full pedal too short for one'),
    ...some(log.repeatedRows, 'rows that repeat the one before'),
    ...some(clock.longGaps, 'gaps of over 2 s'),
    ...some(clock.restarts, 'jumps back of the clock'),
    ...(log.converted.length > 0 ? ['units turned into km/h, °C, kPa or s'] : []),
    ...(log.lastLineCut ? ['the last line was cut off and is left out'] : []),
  ].join(', ');
};
