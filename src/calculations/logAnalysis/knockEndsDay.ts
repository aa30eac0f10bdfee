import { thresholds } from '@site/src/data/limits/thresholds';
import type { LogTable } from '../logReading/LogTable';
import type { KnockReport } from './LogAnalysis';
import { nearestCell } from './nearestCell';

/** One event takes 1.7° and reads 1.41 or 1.76: less of a rise on standing retard is the rest of one, °. */
const leastRiseOfEvent = 1;

/** Less than a step of the column: nothing stood before, °. */
const leastStanding = 0.2;

/** Whether knock took more than one event does, or came again in one cell. */
export const knockEndsDay = (
  { events, loads, rpms }: Pick<KnockReport, 'events' | 'loads' | 'rpms'>,
  { driveStarts, fileOfDrive }: Pick<LogTable, 'driveStarts' | 'fileOfDrive'>,
): boolean => {
  if (events.some(({ retardDegrees }) => retardDegrees > thresholds.oneKnockDegrees)) return true;
  // Behind a gap in the clock of a file the retard of before still stands.
  const isOld = (drive: number, row: number): boolean =>
    row === driveStarts[drive] && drive > 0 && fileOfDrive[drive] === fileOfDrive[drive - 1];
  const places = events
    .filter(
      ({ drive, row, riseDegrees, retardDegrees }) =>
        (riseDegrees >= leastRiseOfEvent || retardDegrees - riseDegrees < leastStanding) &&
        !isOld(drive, row),
    )
    .map(({ load, rpm }) => nearestCell({ loads, speedsRpm: rpms }, load, rpm))
    .filter((cell) => cell >= 0);
  return new Set(places).size < places.length;
};
