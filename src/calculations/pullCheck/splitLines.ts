import { LogError } from './LogError';

/** No row of a log is as long; a file without line ends is stopped here. */
const longestLine = 65_536;

export interface LineSplitter {
  /** Takes the next piece of the file, cut anywhere. */
  readonly push: (text: string) => void;
  /** Says that the file ends. @returns whether a last line had no line end; it is left out. */
  readonly end: () => boolean;
}

/**
 * Cuts a file that comes in pieces into lines, at line feed, carriage return or both.
 *
 * A last line without its line end may be cut in the middle of a number, so nobody gets it.
 *
 * @throws LogError for a line that is too long, or bytes that are no text
 */
export const splitLines = (onLine: (line: string) => void): LineSplitter => {
  let rest = '';
  let first = true;
  const push = (text: string): void => {
    const piece = first ? text.replace(/^\ufeff/, '') : text;
    first = first && text === '';
    if (piece.includes('\0')) {
      throw new LogError(
        'not-text',
        'This is no plain text. If a spreadsheet saved it, save it again as CSV in UTF-8.',
      );
    }
    // A carriage return at the end of the piece waits: a line feed may follow.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach((line) => onLine(line));
    if (rest.length > longestLine) {
      throw new LogError('line-too-long', 'One line is longer than any row of a log.');
    }
  };
  const end = (): boolean => {
    const last = rest;
    rest = '';
    if (!last.endsWith('\r')) return last.trim() !== '';
    onLine(last.slice(0, -1));
    return false;
  };
  return { push, end };
};
