/** One line of a file, taken apart. */
export interface ConfigurationLine {
  /** Counted from 1. */
  readonly number: number;
  /** As it stands, without its end. */
  readonly text: string;
  /** In small letters; null: no `key = value`. */
  readonly key: string | null;
  /** As written, outer blanks removed. */
  readonly value: string;
  /** What stands behind the first semicolon; null: no comment. */
  readonly comment: string | null;
}

/** Line ends of Unix, Windows and the old Mac. */
const lineEnd = /\r\n|\n|\r/;

const takenApart = (text: string, number: number): ConfigurationLine => {
  const semicolon = text.indexOf(';');
  const comment = semicolon < 0 ? null : text.slice(semicolon + 1).trim();
  const content = (semicolon < 0 ? text : text.slice(0, semicolon)).trim();
  const equals = content.indexOf('=');
  const key = equals > 0 ? content.slice(0, equals).trim().toLowerCase() : null;
  const value = (equals > 0 ? content.slice(equals + 1) : content).trim();
  return { number, text, key, value, comment };
};

/** A mark at the beginning of a file that tells its coding. */
export const byteOrderMark = '\ufeff';

/** The lines of a file; a mark of its coding at the beginning is no part of the first line. */
export const configurationLines = (text: string): readonly ConfigurationLine[] => {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  return content.split(lineEnd).map((line, place) => takenApart(line, place + 1));
};
