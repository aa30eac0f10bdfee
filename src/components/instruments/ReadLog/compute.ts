import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { type Notice, notice } from '@site/src/calculations/limits/notice';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';
import type { DecimalMark } from '@site/src/calculations/text/writtenNumber';
import type { InstrumentResult, ValuesOf } from '../kit/evaluate';
import type { FieldContext } from '../kit/instrumentField';
import type { MyCar } from '../MyCar/car';
import { drivetrainNamed } from '../MyCar/drivetrainOfCar';
import { gearsNotices } from '../MyCar/gearsNotices';
import type { LogFields, View } from './fields';
import { workedCalibration } from '../LoadScaling/start';
import { type KeptLog, keyOf } from './logRoom';
import { optionsOf, sparkTargetOf } from './options';
import type { LogResources } from './LogResources';
import { workedAnalysis } from './workedLog';

export interface ReadLogResult extends InstrumentResult {
  /** Nothing is opened: the log is made up. */
  readonly isMadeUp: boolean;
  readonly analysis: LogAnalysis;
  /** What the fields ask for, which the analysis may not have answered yet. */
  readonly options: LogAnalysisOptions;
  readonly isPending: boolean;
  readonly reports: readonly LogFileReport[];
  readonly summary: LogSummary | undefined;
  readonly reading: number;
  readonly view: View;
  readonly mark: DecimalMark;
  readonly tableName: string;
  /** Whose stock maps knock and load are held against. */
  readonly calibration: string;
  /** The reader pasted the table in the car. */
  readonly isPasted: boolean;
  /** Files of which a drive counts. */
  readonly filesUsed: number;
  /** One file, or the reader said that the table was in the car for all of them. */
  readonly isOneTable: boolean;
  /** Stock spark of the car, on the axes of the knock report; undefined where the file has none. */
  readonly sparkTarget: readonly (readonly number[])[] | undefined;
  /** Another log that the reader kept. */
  readonly earlier: KeptLog | undefined;
}

/** Why no table can be made of what was opened. */
function requireRows({ room }: LogResources): void {
  if (room.error !== '' && room.status !== 'used') throw new UnusableInputError(room.error);
  if (room.reports.length > 0 && room.reports.every(({ refusal }) => refusal !== ''))
    throw new UnusableInputError(
      'There is no table: none of these files could be read. Each says why above.',
    );
}

/** The files of which a drive counts. */
const countFilesUsed = ({ summary, drivesLeftOut }: LogResources['room']): number =>
  new Set(
    summary?.drives.flatMap(({ file }, drive) => (drivesLeftOut.includes(drive) ? [] : [file])),
  ).size;

/** Tells one table from another: what was said of one is not said of the next. */
export const tableKey = ({ table }: LogAnalysisOptions): string => JSON.stringify(table);

const nearnessNotices = (asked: string, nearness: readonly string[]): readonly Notice[] =>
  nearness.length === 0
    ? []
    : [notice('scalingOfAnother', { asked, nearness: nearness.join(' ') })];

/** Why a gear that is told, or that fits none, may be none of the reader’s; nothing where none was looked for. */
function gearNotices({ pulls, knock }: LogAnalysis, car: string, myCar: MyCar): readonly Notice[] {
  const isLookedFor = [...pulls, ...knock.events].some(
    ({ gear }) => typeof gear === 'number' || gear === 'noneFits',
  );
  if (!isLookedFor) return [];
  return [
    ...gearsNotices(myCar, car),
    ...(drivetrainNamed(car)?.gearbox === '6AT'
      ? [notice('pullAutomatic', { pull: 'The gear' })]
      : []),
  ];
}

/**
 * What the log says; undefined while it is read, waits for the reader’s yes, or is summed up.
 *
 * @throws UnusableInputError where no row of it can be used
 */
export function compute(
  values: ValuesOf<LogFields>,
  { resources }: FieldContext<LogResources>,
): ReadLogResult | undefined {
  const { room, library } = resources;
  const { view, mark } = values;
  if (room.status === 'empty' && room.error === '') {
    const analysis = workedAnalysis();
    return {
      isMadeUp: true,
      analysis,
      options: analysis.options,
      isPending: false,
      reports: [],
      summary: undefined,
      reading: 0,
      view,
      mark,
      sparkTarget: undefined,
      tableName: 'the stock table of LF9VEB',
      calibration: workedCalibration,
      isPasted: false,
      filesUsed: 0,
      isOneTable: false,
      earlier: undefined,
      notices: [],
    };
  }
  requireRows(resources);
  const options =
    room.status === 'used' ? optionsOf(values, library.value, room.drivesLeftOut) : undefined;
  if (!options || !room.analysis || !values.calibration) return undefined;
  const { calibration } = values.calibration;
  const isPasted = values.table !== undefined;
  const another = isPasted ? [] : calibration.nearness;
  const { value: analysis, key } = room.analysis;
  const filesUsed = countFilesUsed(room);
  return {
    isMadeUp: false,
    analysis,
    options,
    isPending: key !== keyOf(options, room.reading),
    reports: room.reports,
    summary: room.summary,
    reading: room.reading,
    view,
    mark,
    sparkTarget: sparkTargetOf(calibration.shown, library.value)?.cells,
    tableName: isPasted ? 'your table' : `the stock table of ${calibration.shown}`,
    calibration: calibration.shown,
    isPasted,
    filesUsed,
    isOneTable: filesUsed < 2 || room.tableOfAll === tableKey(options),
    earlier: room.earlier,
    notices: [
      ...nearnessNotices(calibration.asked, another),
      ...(!isPasted && analysis.changes.length > 0 ? [notice('logNeedsOwnTable')] : []),
      ...analysis.notices,
      ...gearNotices(analysis, values.car, resources.car),
    ],
  };
}
