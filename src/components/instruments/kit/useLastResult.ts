import { useState } from 'react';

/** A result, and whether it belongs to what stands in the fields now. */
export interface LastResult<Result> {
  readonly result: Result | undefined;
  readonly stale: boolean;
}

/**
 * Holds on to the last result of the reader's own input while something in the fields cannot be used.
 *
 * @param result of the fields as they stand; undefined while one of them cannot be used
 * @param own the fields hold something of the reader's: the result of a worked case is not held
 * @param identity what the result is about; one about another car or table is not held either
 */
export function useLastResult<Result>(
  result: Result | undefined,
  own: boolean,
  identity: string,
): LastResult<Result> {
  const [last, setLast] = useState<{ readonly result: Result; readonly identity: string }>();
  if (result !== undefined && own && (last?.result !== result || last.identity !== identity))
    setLast({ result, identity });
  if (result !== undefined) return { result, stale: false };
  return { result: last?.identity === identity ? last.result : undefined, stale: true };
}
