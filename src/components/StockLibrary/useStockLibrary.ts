import { useSyncExternalStore } from 'react';
import type { StockLibrary } from './library';

/** The stock maps, or why they are not there: on their way, or not to be had. */
export type StockLibraryState = StockLibrary | 'loading' | 'failed';

const listeners = new Set<() => void>();
let state: StockLibraryState = 'loading';
let asked = false;

function become(next: StockLibraryState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Asks for the stock maps; once, or again after a failure. */
export function loadStockLibrary(): void {
  asked = true;
  if (state === 'failed') become('loading');
  import(/* webpackChunkName: "instrument-stock-library" */ './library').then(
    ({ stockLibrary }) => become(stockLibrary),
    () => become('failed'),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) loadStockLibrary();
  return () => listeners.delete(listener);
}

/** The stock maps of 90 calibrations, asked for by the first instrument that comes alive. */
export const useStockLibrary = (): StockLibraryState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'loading' as const,
  );
