import { useState } from 'react';

/** A result, and whether it belongs to what stands in the fields now. */
export interface LastGood<T> {
  readonly result: T | undefined;
  readonly stale: boolean;
}

/**
 * Holds on to the last result that could be computed.
 *
 * @param key text of the fields that the result depends on
 * @param result of these fields; undefined while one of them cannot be used
 */
export function useLastGood<T>(key: string, result: T | undefined): LastGood<T> {
  const [last, setLast] = useState({ key, result });
  if (result !== undefined && last.key !== key) setLast({ key, result });
  return { result: result ?? last.result, stale: result === undefined };
}
