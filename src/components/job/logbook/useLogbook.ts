import { useSyncExternalStore } from 'react';
import { type KeptLogbook, logbookStore } from './logbookStore';

/** The logbook; an empty one while the page has not come alive. */
export const useLogbook = (): KeptLogbook =>
  useSyncExternalStore(logbookStore.subscribe, logbookStore.state, logbookStore.nothing);
