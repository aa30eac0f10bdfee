/** Why a log cannot be read. */
export type LogErrorKind =
  | 'empty'
  | 'no-header'
  | 'no-rows'
  | 'missing-column'
  | 'unknown-column'
  | 'commas-twice'
  | 'line-too-long'
  | 'not-text';

/** A log that cannot be read; the message tells in the reader's words what to do. */
export class LogError extends Error {
  override readonly name = 'LogError';
  readonly kind: LogErrorKind;
  /** The columns that the log has, where the reader has to choose among them. */
  readonly columns: readonly string[];

  constructor(kind: LogErrorKind, message: string, columns: readonly string[] = []) {
    super(message);
    this.kind = kind;
    this.columns = columns;
  }
}
