import { useSyncExternalStore } from 'react';
import type { Fields } from './fields';
import type { InstrumentState, InstrumentStore } from './instrumentStore';

/** The reader's case; the worked case while the page has not come alive. */
export const useInstrument = <F extends Fields>(store: InstrumentStore<F>): InstrumentState<F> =>
  useSyncExternalStore(store.subscribe, store.state, store.workedCase);
