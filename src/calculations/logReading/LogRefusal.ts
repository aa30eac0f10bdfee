/** Thrown by the parts of the reader for what is no log; the message says what it is and what to do. */
export class LogRefusal extends Error {
  override readonly name = 'LogRefusal';
}
