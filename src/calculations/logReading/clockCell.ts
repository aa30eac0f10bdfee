import { type CellReader, unreadable } from './logCell';

/** What a clock cell looked like. */
export interface ClockShape {
  /** A time of day or a running time with colons. */
  hasColons: boolean;
  /** As a spreadsheet prints it: `mm:ss.f`, or `h:mm:ss AM`. */
  isSpreadsheets: boolean;
}

/** `21:41:28.123`, `0:05.4`, `9:41:28 PM`, alone or behind a date. */
const clockText =
  /(?:^|[ T])(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}(?:[.,]\d{1,9})?)(?: ?([AP])\.?M\.?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Seconds of a time of day, else the number that the cell holds.
 *
 * @param shape is told what was seen
 */
export const clockReader =
  (readNumber: CellReader, shape: ClockShape): CellReader =>
  (cell) => {
    if (!cell.includes(':')) return readNumber(cell);
    const found = clockText.exec(cell.slice(0, 40).trim());
    if (!found) return unreadable;
    const [, hours, minutes = '', seconds = '', half] = found;
    shape.hasColons = true;
    if (hours === undefined || half !== undefined) shape.isSpreadsheets = true;
    const hour = Number(hours ?? 0);
    const ofDay = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
    return ofDay * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  };
