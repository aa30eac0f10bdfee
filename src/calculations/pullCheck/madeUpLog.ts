import { type Gearing, kmhPerRpm } from '../gears/roadSpeed';
import type { LogRow } from './logQuantity';

/** What a made-up pull is like. */
export interface MadeUpPull {
  readonly rowsPerSecond: number;
  /** The gear of its road speed. */
  readonly gearing: Gearing;
  /** Where the pedal ends; 97 % on some cars. */
  readonly pedalPercent: number;
  readonly coolantC: number;
  readonly intakeAirC: number;
  /** From 2000 to 7000 rpm. */
  readonly seconds: number;
}

/** Third gear of the six-speed for the USA and Japan until 2009, on tyres of 24.26 inches. */
export const thirdGear: Gearing = {
  gearRatio: 1.64,
  finalDrive: 4.1,
  circumferenceMetres: Math.PI * 24.26 * 0.0254,
};

const usual: MadeUpPull = {
  rowsPerSecond: 20,
  gearing: thirdGear,
  pedalPercent: 100,
  coolantC: 90,
  intakeAirC: 25,
  seconds: 5,
};

const secondsBefore = 1;
const secondsAfter = 1;

/** 2000 rpm before, then up to 7000 with a rise that slackens to less than half, then down. */
const engineSpeedAt = (seconds: number, secondsOfPull: number): number => {
  if (seconds < 0) return 2000;
  const share = Math.min(1, seconds / secondsOfPull);
  return 2000 + 7000 * share - 2000 * share ** 2 - 1500 * Math.max(0, seconds - secondsOfPull);
};

/**
 * Rows of a pull that nobody drove: a made-up curve for tests and for the worked case, which says so
 * where it is shown.
 */
export const madeUpRows = (changes: Partial<MadeUpPull> = {}): readonly LogRow[] => {
  const made = { ...usual, ...changes };
  const { rowsPerSecond, gearing, pedalPercent, coolantC, intakeAirC } = made;
  const count = Math.round((secondsBefore + made.seconds + secondsAfter) * rowsPerSecond);
  return Array.from({ length: count + 1 }, (_, i): LogRow => {
    const seconds = i / rowsPerSecond - secondsBefore;
    const engineSpeedRpm = Math.round(engineSpeedAt(seconds, made.seconds) * 4) / 4;
    return {
      timeSeconds: Number((i / rowsPerSecond).toFixed(3)),
      engineSpeedRpm,
      pedalPercent: seconds >= 0 && seconds <= made.seconds ? pedalPercent : 20,
      roadSpeedKmh: Math.round(engineSpeedRpm * kmhPerRpm(gearing)),
      coolantC,
      intakeAirC,
      knockRetardDegrees: 0,
    };
  });
};

/** How a made-up log is written. */
export interface Writing {
  readonly delimiter: ',' | ';' | '\t';
  readonly mark: '.' | ',';
  readonly lineEnd: '\n' | '\r\n' | '\r';
  /** What the clock says in the first row. */
  readonly startSeconds: number;
  readonly header: readonly string[];
}

/** As the OpenPort writes: commas, line feeds, no zero before the point, a clock that runs on. */
const openPort: Writing = {
  delimiter: ',',
  mark: '.',
  lineEnd: '\n',
  startSeconds: 1234.5,
  header: ['sample', 'time', 'RPM', 'APP', 'VSS', 'ECT', 'IAT', 'KNOCKR'],
};

/** Writes rows as a log; `lines` may be changed before they are joined. */
export const madeUpLog = (
  rows: readonly LogRow[] = madeUpRows(),
  changes: Partial<Writing> = {},
  change: (lines: readonly string[]) => readonly string[] = (lines) => lines,
): string => {
  const { delimiter, mark, lineEnd, startSeconds, header } = { ...openPort, ...changes };
  const cell = (value: number | undefined): string =>
    value === undefined
      ? ''
      : String(Number(value.toFixed(3)))
          .replace(/^(-?)0\./, '$1.')
          .replace('.', mark);
  const line = (row: LogRow, i: number): string =>
    [
      i,
      row.timeSeconds + startSeconds,
      row.engineSpeedRpm,
      row.pedalPercent,
      row.roadSpeedKmh,
      row.coolantC,
      row.intakeAirC,
      row.knockRetardDegrees,
    ]
      .map(cell)
      .join(delimiter);
  return [...change([header.join(delimiter), ...rows.map(line)]), ''].join(lineEnd);
};
