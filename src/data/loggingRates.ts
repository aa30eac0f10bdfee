/** One reported logging rate of the OpenPort on its own. */
export interface LoggingRate {
  /** `calcsampinterval` of the logging file. */
  readonly intervalMicroseconds: number;
  readonly rowsPerSecond: number;
  /** Parameters in that file, where the report says so. */
  readonly parameters: string;
  /** Who reports it. */
  readonly origin: 'earlier guide, table' | 'earlier guide, own file' | 'another car';
}

/**
 * Reported rates. Sources: the earlier guide’s table (number of parameters not stated) and its
 * author’s own file; notes of an owner of another make with the same adapter.
 */
export const loggingRates: readonly LoggingRate[] = [
  {
    intervalMicroseconds: 100_000,
    rowsPerSecond: 1,
    parameters: 'not stated',
    origin: 'earlier guide, table',
  },
  {
    intervalMicroseconds: 20_000,
    rowsPerSecond: 2.5,
    parameters: 'not stated',
    origin: 'earlier guide, table',
  },
  {
    intervalMicroseconds: 10_000,
    rowsPerSecond: 5,
    parameters: 'not stated',
    origin: 'earlier guide, table',
  },
  {
    intervalMicroseconds: 5000,
    rowsPerSecond: 10,
    parameters: 'not stated',
    origin: 'earlier guide, table',
  },
  {
    intervalMicroseconds: 1000,
    rowsPerSecond: 32,
    parameters: 'not stated',
    origin: 'earlier guide, table',
  },
  {
    intervalMicroseconds: 2100,
    rowsPerSecond: 25,
    parameters: 'more than 20',
    origin: 'earlier guide, own file',
  },
  { intervalMicroseconds: 8000, rowsPerSecond: 2.5, parameters: '44', origin: 'another car' },
  { intervalMicroseconds: 4000, rowsPerSecond: 5, parameters: '44', origin: 'another car' },
];
