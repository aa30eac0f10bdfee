import type {
  ErrorSource,
  KnockEvent,
  LogAnalysis,
  LogEvent,
  LogPull,
  SelfCheck,
  TrimTrend,
} from '@site/src/calculations/logAnalysis/LogAnalysis';
import { gearOrdinal } from '@site/src/calculations/gears/gearOrdinal';
import { type GateName, gateNames } from '@site/src/calculations/logAnalysis/gates';
import type {
  LoadPlacement,
  LogAnalysisOptions,
} from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { presetGates } from '@site/src/calculations/logAnalysis/presets';
import type { LoggedGear } from '@site/src/calculations/logAnalysis/loggedGear';
import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import { printedNumber } from '@site/src/calculations/text/printedNumber';

/** `53 min 10 s`, `24 s`, `3 h 12 min`. */
export function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** `21:36` on the time line, or `1:02:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

/** To the hundredth of a second, which tells two rows of a log apart: `12:30.44`. */
export function exactClock(seconds: number): string {
  const hundredths = Math.max(0, Math.floor(seconds * 100 + 1e-6));
  return `${clock(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Seconds of `12:30`, `12:30.44` or `1:02:05`; undefined for what is no time. */
export function secondsOfClock(text: string): number | undefined {
  const parts = /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds.replace(',', '.'));
}

const counted = (count: number, one: string, many: string): string =>
  `${partedThousands(count)} ${count === 1 ? one : many}`;

export const signedPercent = (value: number, decimals = 1): string =>
  Number.isFinite(value) ? `${printedNumber(value, { decimals, signed: true })} %` : 'not known';

export const plainPercent = (value: number, decimals = 1): string =>
  Number.isFinite(value) ? `${printedNumber(value, { decimals })} %` : 'not known';

export const sharePercent = (share: number): string =>
  Number.isFinite(share) ? `${Math.round(100 * share)} %` : 'not known';

/** Once is no news. */
const powerUpWords = (powerUps = 1): string =>
  powerUps > 1 ? `; by its clock the unit was switched on ${powerUps} times` : '';

export const openedSentence = ({
  rowCount,
  seconds,
  rowsPerSecond,
  drives,
  powerUps,
}: LogSummary): string =>
  `${counted(rowCount, 'row', 'rows')}, ${lengthInWords(seconds)}, ${printedNumber(rowsPerSecond, { decimals: rowsPerSecond < 10 ? 1 : 0 })} rows a second, ${counted(drives.length, 'drive', 'drives')}${powerUpWords(powerUps)}. Read here; nothing leaves this device.`;

/** The answer in one sentence. */
export const usedSentence = ({ rowsUsed, rowCount, secondsUsed, changes }: LogAnalysis): string =>
  `${partedThousands(rowsUsed)} of ${counted(rowCount, 'row', 'rows')} used, ${lengthInWords(secondsUsed)}; ${changes.length === 0 ? 'no cell changes' : counted(changes.length, 'cell changes', 'cells change')}.`;

/** The gates in words, with their numbers. */
export const gateWords = ({
  thresholds: limits,
  filter,
}: Pick<LogAnalysisOptions, 'thresholds' | 'filter'>): Readonly<Record<GateName, string>> => ({
  readable: 'Unreadable, impossible, first rows',
  running: `Not running, or under ${limits.afterStartSeconds} s since a start`,
  warm: `Cold, under ${limits.warmFromCelsius} °C`,
  closedLoop: 'Not closed loop',
  fuelCut: `Fuel cut, and ${limits.afterFuelCutSeconds} s after`,
  pedalStill: `Pedal moves over ${limits.pedalSpanPercent} points`,
  engineStill: `Engine moves over ${limits.speedSpanRpm} rpm or ${limits.loadSpan} load`,
  inRange: 'Outside the axes',
  purgeShut: 'Purge valve open',
  heatSoak: `Intake air over ${limits.heatSoakKelvin} K above outside`,
  offIdle: `Pedal under ${limits.pedalOnPercent} %, idle`,
  moving: 'The car stands',
  own: `Your own filter is not met: ${filter?.text ?? ''}`,
});

/** Short, for the rows under the plot. */
export const gateShort: Readonly<Record<GateName, string>> = {
  readable: 'unreadable',
  running: 'stopped',
  warm: 'cold',
  closedLoop: 'open loop',
  fuelCut: 'fuel cut',
  pedalStill: 'pedal',
  engineStill: 'engine',
  inRange: 'off axes',
  purgeShut: 'purge',
  heatSoak: 'heat',
  offIdle: 'idle',
  moving: 'stands',
  own: 'own filter',
};

const verdicts: Readonly<Record<ErrorSource['verdict'], string>> = {
  noData: 'Nobody knows: too few rows were used.',
  withinNoise: 'No error that stands out from the noise.',
  airMeter: 'The air meter curve first, not load scaling.',
  injector: 'Injector data first, not load scaling.',
  global: 'One number everywhere: not load scaling.',
  loadScaling: 'Load scaling, not the air meter.',
};

export const verdictSentence = ({ verdict }: ErrorSource, logs: number): string =>
  verdict === 'loadScaling' || verdict === 'airMeter' || verdict === 'injector'
    ? `${verdicts[verdict]} ${logs < 2 ? 'One log says so.' : `${logs} logs say so.`}`
    : verdicts[verdict];

/** From where on the verdict would be another one. */
export const verdictLimit = ({ byCells, limitShare }: ErrorSource): string =>
  Number.isFinite(byCells)
    ? `From ${sharePercent(limitShare * byCells)} by air flow on, this line would say: mend the air meter curve first. The limit is this guide’s own choice.`
    : '';

/** `from 18 to 42 °C it moves by −2.9 points, −0.12 a K; that explains 7 % of it`. */
const trendWords = (
  { slope, from, to, explained }: TrimTrend,
  unit: string,
  each: string,
): string => {
  const signed = (value: number, decimals: number): string =>
    printedNumber(value, { decimals, signed: true });
  return `from ${Math.round(from)} to ${Math.round(to)} ${unit} it moves by ${signed(slope * (to - from), 1)} points, ${signed(slope, 2)} a ${each}; that explains ${sharePercent(explained)} of it`;
};

/** Below this share of the variance a trend is not spoken of; this guide’s own choice. */
const trendThatCounts = 0.3;

/** Whether heat or time explains so much of the trim that it may be no matter of cells. */
export const followsHeatOrTime = ({ overIntakeAir, overTime }: ErrorSource): boolean =>
  [overIntakeAir, overTime].some((trend) => trend !== null && trend.explained >= trendThatCounts);

/** How the trim goes with heat and time; the cells that were driven may have changed with them. */
export const trendSentences = ({ overIntakeAir, overTime }: ErrorSource): readonly string[] => [
  `The trim over intake air: ${overIntakeAir ? trendWords(overIntakeAir, '°C', 'K') : 'not known, the log has none or it stands still'}.`,
  `The trim over the time since a drive began: ${overTime ? trendWords(overTime, 'min', 'minute') : 'not known'}.`,
];

export const scalingText = (value: number): string => printedNumber(value, { decimals: 3 });

/** What the table would have done on minutes that it did not use. */
export const checkSentence = (check: SelfCheck): string => {
  const { heldBackSeconds, heldBackWithinAfter, heldBackWithinBefore } = check;
  const { heldBackRmsAfter, heldBackRmsBefore } = check;
  if (!Number.isFinite(heldBackRmsBefore))
    return 'Nothing could be held back: the log is too short to check itself.';
  return `On ${lengthInWords(heldBackSeconds)} that a trial table did not use, the trim would have stood within ±5 % for ${sharePercent(heldBackWithinAfter)} of the time instead of ${sharePercent(heldBackWithinBefore)}, rms ${plainPercent(heldBackRmsAfter)} instead of ${plainPercent(heldBackRmsBefore)}.`;
};

export const noGain = 'This log does not support a change.';

export const placementWords: Readonly<Record<LoadPlacement, string>> = {
  asLogged: 'LOAD as logged',
  densityUndone: 'density undone',
  fromAirFlow: 'load from air flow',
};

const eventNames: Readonly<Record<LogEvent['kind'], string>> = {
  pull: 'pull',
  knock: 'knock retard',
  fuelCut: 'fuel cut',
  openLoop: 'open loop',
};

export const eventLetters: Readonly<Record<LogEvent['kind'], string>> = {
  pull: 'P',
  knock: 'K',
  fuelCut: 'C',
  openLoop: 'O',
};

const withoutGear: Readonly<Record<Exclude<LoggedGear, number>, string>> = {
  // These two are said once for all.
  notChosen: '',
  noSpeed: '',
  tooSlow: 'too slow to tell the gear',
  noneFits: 'no gear fits the road speed',
  changes: 'gear not settled',
};

/** `, third gear` at the end of a sentence; or why there is none. */
const gearWords = (gear: LoggedGear): string => {
  const words = typeof gear === 'number' ? `${gearOrdinal(gear)} gear` : withoutGear[gear];
  return words === '' ? '' : `, ${words}`;
};

export const eventSentence = ({ kind, rpm, amount, gear }: LogEvent): string =>
  [
    eventNames[kind],
    kind === 'knock'
      ? `${printedNumber(amount, { decimals: 2, signed: true })}°`
      : kind === 'pull'
        ? lengthInWords(amount)
        : '',
    Number.isFinite(rpm) ? `at ${Math.round(rpm)} rpm` : '',
  ]
    .filter(Boolean)
    .join(' ') + (gear === undefined ? '' : gearWords(gear));

/** `0:42, 2600 to 7050 rpm in 6.4 s, third gear`. @param atSeconds its first row on the time line of the card */
export const pullSentence = (
  { startRpm, endRpm, seconds, gear }: Pick<LogPull, 'startRpm' | 'endRpm' | 'seconds' | 'gear'>,
  atSeconds: number,
): string =>
  `${clock(atSeconds)}, ${Math.round(startRpm)} to ${Math.round(endRpm)} rpm in ${printedNumber(seconds, { decimals: 1 })} s${gearWords(gear)}`;

const valueOr = (value: number, decimals: number): string =>
  Number.isFinite(value) ? printedNumber(value, { decimals }) : 'not logged';

/** `12:30.44: +1.76° to 2.76° at 3200 rpm, load 0.55, …`. @param atSeconds on the time line of the card */
export const knockSentence = (event: KnockEvent, atSeconds: number): string =>
  `${exactClock(atSeconds)}: +${valueOr(event.riseDegrees, 2)}° to ${valueOr(event.retardDegrees, 2)}° at ${valueOr(event.rpm, 0)} rpm, load ${valueOr(event.load, 2)}, coolant ${valueOr(event.coolantCelsius, 0)} °C, intake air ${valueOr(event.intakeAirCelsius, 0)} °C${gearWords(event.gear)}${event.isHighDet ? ', HIDET_SW 1' : ''}${event.isListening === false ? '; outside the zone where it listens' : ''}`;

/** Gates that are on at first, and are off. */
const gatesOff = ({ gates }: LogAnalysisOptions): readonly string[] => {
  const usual = presetGates('cruise');
  const off = gateNames.filter((gate) => usual[gate] && !gates[gate]);
  return off.length > 0 ? [`gates off: ${off.map((gate) => gateShort[gate]).join(', ')}`] : [];
};

const settings = (options: LogAnalysisOptions): string =>
  [
    `share ${options.sharePercent} %`,
    `resistance ${options.resistanceSeconds} s`,
    options.capPercent === null ? 'no cap' : `cap ${options.capPercent} %`,
    placementWords[options.placement],
    options.binning === 'bilinear' ? 'four cells by nearness' : 'nearest cell',
    ...(options.minimumHitWeight > 0 ? [`weights from ${options.minimumHitWeight} on`] : []),
    ...(options.fillsGaps ? ['gaps filled'] : []),
    ...(options.smooths ? ['smoothed'] : []),
    ...gatesOff(options),
  ].join(', ');

/** One sentence about how the correction was made. */
export const settingsSentence = (options: LogAnalysisOptions): string =>
  `Step taken: ${settings(options)}.${options.sharePercent > 50 ? ' In the first round take half, a share of 50 %.' : ''}`;
