import type { StockLibrary } from '../StockLibrary/library';
import type { LoadScalingValues } from './loadScalingCase';

/** Pastes longer than this are refused, so only their length matters. */
const longest = 100_000;

/** Text that is another for each other result. What is far too long is told apart by its length. */
export const caseKey = (values: LoadScalingValues, library: StockLibrary | undefined): string =>
  JSON.stringify([
    library !== undefined,
    ...Object.values(values).map((text) => (text.length > longest ? text.length : text)),
  ]);
