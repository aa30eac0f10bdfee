/** Something typed or pasted that a calculation cannot take; the message tells what to write. */
export class UnusableInputError extends Error {
  override readonly name: string = 'UnusableInputError';
}
