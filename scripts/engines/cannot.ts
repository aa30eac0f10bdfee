import type { Engine } from './engines';

/** What an engine of the Debian packages cannot do, and what its readers get instead. */
interface Limit {
  readonly engine: Engine['name'];
  /** The name of the step. */
  readonly step: string;
  readonly why: string;
  readonly instead: string;
}

/** A step that is listed here and succeeds is an error: the list is to be shortened then. */
export const limits: readonly Limit[] = [
  {
    engine: 'WebKit',
    step: 'paper',
    why: 'its driver has no command to print',
    instead: 'the PDF of the guide; the print dialogue of their browser was not tried',
  },
];
