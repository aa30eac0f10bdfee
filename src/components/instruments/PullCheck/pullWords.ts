import type {
  ComparisonKind,
  ComparisonReason,
} from '@site/src/calculations/pullCheck/comparePulls';
import type { PullFinding, PullFindingKind } from '@site/src/calculations/pullCheck/ratePull';
import { printedNumber } from '../../figures/kit/printedNumber';
import type { JudgedLog, JudgedPull, PullResult } from './pullCase';

const whole = (value: number): string => printedNumber(value, { decimals: 0 });
const tenth = (value: number): string => printedNumber(value, { decimals: 1 });

const finding: Readonly<Record<PullFindingKind, (measured: number) => string>> = {
  'few-rows': (n) => `only ${tenth(n)} different rows a second, 10 are enough`,
  repeats: (n) => `${whole(n)} % of the rows repeat the rpm of the row before`,
  gap: (n) => `a gap of ${printedNumber(n, { decimals: 2 })} s`,
  'speed-falls': (n) => `rpm falls by ${whole(n)} on the way up, as with wheelspin or a bump`,
  slip: (n) => `the engine outruns the road by ${tenth(n)} %: wheelspin, or a clutch that slips`,
  cold: (n) => `coolant at ${whole(n)} °C, warm is from 80 °C`,
  'hot-coolant': (n) => `coolant at ${whole(n)} °C, from 100 °C the stock heat map takes spark`,
  'hot-intake-air': (n) =>
    `intake air at ${whole(n)} °C, from 40 °C with warm coolant the stock heat map takes spark`,
  knock: (n) => `knock retard of ${tenth(n)}°, find the cause before the next pull`,
  'throttle-held-back': (n) => `throttle at ${whole(n)} % with the pedal down, as under a cap`,
  'gear-unclear': (n) =>
    `no gear of this car fits the road speed, the nearest is ${tenth(Math.abs(n))} % off`,
};

export const findingWords = ({ kind, measured }: PullFinding): string => finding[kind](measured);

const reason: Readonly<Record<ComparisonKind, (measured: number) => string>> = {
  'first-spoilt': () => 'the first pull is spoilt',
  'second-spoilt': () => 'the second pull is spoilt',
  gear: () => 'they were driven in different gears',
  'gear-unknown': () => 'the log does not show the gear of both',
  'little-overlap': (n) => `they share only ${whole(n)} rpm`,
  start: (n) => `they start ${whole(n)} rpm apart`,
  coolant: (n) => `coolant differs by ${tenth(n)} °C`,
  'intake-air': (n) => `intake air differs by ${tenth(n)} °C`,
  barometer: (n) => `the barometer differs by ${tenth(n)} kPa`,
  'row-rate': (n) => `one log has ${tenth(n)} times as many rows a second`,
};

export const reasonWords = ({ kind, measured }: ComparisonReason): string => reason[kind](measured);

const names = ['First pull', 'Second pull'] as const;

/** `First pull`; one alone is `The pull`. */
export const pullName = ({ logs }: PullResult, place: number): string =>
  logs.length < 2 ? 'The pull' : (names[place] ?? '');

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

const gearWords = (gear: number | undefined): string =>
  gear === undefined ? 'gear not known' : `${ordinals[gear - 1] ?? `${gear}th`} gear`;

/** `third gear, 2000 to 7000 rpm in 5.0 s, 10.0 rows a second`. */
export const pullInShort = ({ measures, gear }: JudgedPull): string =>
  `${gearWords(gear)}, ${whole(measures.startRpm)} to ${whole(measures.endRpm)} rpm in ` +
  `${tenth(measures.seconds)} s, ${tenth(measures.rowsPerSecond)} rows a second`;

const noPull = ({ log }: JudgedLog): string =>
  log.tooShort > 0
    ? 'No pull in this log: full pedal was too short, or rpm rose by less than 1000.'
    : `No pull in this log: the ${log.openingFrom} reached ${whole(log.highestOpeningPercent)} %, full counts from 95 %.`;

const oneAlone = ({ findings }: JudgedPull): string => {
  const [worst] = findings;
  if (worst?.weight === 'spoils') return `Draw nothing from this pull: ${findingWords(worst)}.`;
  if (worst?.weight === 'care') return `Read this pull with care: ${findingWords(worst)}.`;
  return 'As far as the log shows, this pull is clean.';
};

/** What a reader asks first: may these be compared, or is this one clean. */
export function pullSentence(result: PullResult): string {
  const { logs, comparison } = result;
  if (comparison) {
    const [first] = comparison.reasons;
    const why = first ? `: ${reasonWords(first)}` : '';
    if (comparison.answer === 'no') return `These two pulls cannot be compared${why}.`;
    if (comparison.answer === 'with-care') return `Compare these two pulls with care${why}.`;
    return 'As far as the logs show, these two pulls may be compared.';
  }
  const empty = logs.find(({ judged }) => !judged);
  if (empty) return logs.length < 2 ? noPull(empty) : `${empty.name}: ${noPull(empty)}`;
  const judged = logs[0]?.judged;
  return judged ? oneAlone(judged) : 'Open a log, or paste it.';
}

const lacking = {
  coolantC: 'coolant',
  intakeAirC: 'intake air',
  roadSpeedKmh: 'road speed',
  knockRetardDegrees: 'knock retard',
} as const;

/** What nobody can tell, because no column of the log says it. */
export const notLoggedWords = ({ log }: JudgedLog): string =>
  (Object.keys(lacking) as (keyof typeof lacking)[])
    .filter((quantity) => !log.columns.has(quantity))
    .map((quantity) => lacking[quantity])
    .join(', ');

const some = (count: number, words: string): string[] => (count > 0 ? [`${count} ${words}`] : []);

/** What was found in the file besides pulls. */
export const logWords = ({ log }: JudgedLog): string => {
  const { clock, found, pulls } = log;
  return [
    `${log.rows} rows in ${whole(clock.loggedSeconds)} s`,
    `${found} ${found === 1 ? 'pull' : 'pulls'}`,
    ...(pulls.length < found ? [`the first ${pulls.length} can be chosen`] : []),
    ...some(log.tooShort, 'stretches of full pedal too short for one'),
    ...some(log.repeatedRows, 'rows that repeat the one before'),
    ...some(log.unreadableRows, 'rows without numbers left out'),
    ...some(clock.longGaps, 'gaps of over 2 s'),
    ...some(clock.restarts, 'jumps back of the clock'),
    ...(log.converted.length > 0 ? ['units turned into km/h, °C, kPa or s'] : []),
    ...(log.openingFrom === 'throttle' ? ['no pedal logged, the throttle stands in'] : []),
    ...(log.lastLineCut ? ['the last line was cut off and is left out'] : []),
  ].join(', ');
};
