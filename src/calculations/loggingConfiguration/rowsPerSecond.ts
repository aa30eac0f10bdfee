/**
 * Rows per second of the OpenPort on its own: the interval times the requests of one row.
 *
 * Source: a model that fits most reported figures; no text of the maker says so.
 *
 * @param intervalMicroseconds `calcsampinterval` of the logging file, above 0
 * @param requests requests to the engine computer in each row, above 0
 */
export const rowsPerSecond = (intervalMicroseconds: number, requests: number): number => {
  if (intervalMicroseconds > 0 && requests > 0) {
    return 1_000_000 / (intervalMicroseconds * requests);
  }
  throw new RangeError('The interval and the number of requests must be above 0.');
};
