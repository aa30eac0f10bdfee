import { LogError } from './LogError';

/** No row of a log is as long; a file without line ends is stopped here. */
const longestLine = 65_536;

export interface LineSplitter {
  /** Takes the next piece of the file, cut anywhere. */
  readonly push: (text: string) => void;
  /** Says that the file ends. @returns a last line without a line end, which nobody got */
  readonly end: () => string;
}

/**
 * Cuts a file that comes in pieces into lines, at line feed, carriage return or both.
 *
 * A last line without its line end may be cut in the middle, so it is handed back.
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
  const end = (): string => {
    const last = rest;
    rest = '';
    if (!last.endsWith('\r')) return last;
    onLine(last.slice(0, -1));
    return '';
  };
  return { push, end };
};
