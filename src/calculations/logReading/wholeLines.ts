import { LogRefusal } from './LogRefusal';

/** No row of a log is as long; a file without line ends is stopped here. */
const longestLine = 262_144;

export interface WholeLines {
  /** Takes the next piece of text, cut anywhere. @returns the lines that are whole, each with `\n` */
  readonly push: (text: string) => string;
  /** @returns a last line without a line end */
  readonly end: () => string;
}

/** Makes every line end, `\r\n`, `\r` or `\n`, a `\n`, and holds back a line until it is whole. */
export const wholeLines = (): WholeLines => {
  let rest = '';
  let first = true;
  let endsWithReturn = false;
  return {
    push(text) {
      if (text === '') return '';
      let piece = first ? text.replace(/^\ufeff/, '') : text;
      first = false;
      // `\r` and `\n` of one line end may come in two pieces.
      if (endsWithReturn && piece.startsWith('\n')) piece = piece.slice(1);
      endsWithReturn = text.endsWith('\r');
      if (piece.includes('\r')) piece = piece.replace(/\r\n?/g, '\n');
      const cut = piece.lastIndexOf('\n') + 1;
      if (cut === 0) {
        rest += piece;
        if (rest.length > longestLine)
          throw new LogRefusal(
            'One line of this file is longer than any row of a log. Open the CSV that the logger wrote.',
          );
        return '';
      }
      const lines = rest + piece.slice(0, cut);
      rest = piece.slice(cut);
      return lines;
    },
    end: () => rest,
  };
};
