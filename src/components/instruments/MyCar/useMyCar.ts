import { useSyncExternalStore } from 'react';
import { type MyCar, myCarStore } from './myCarStore';

/** The reader's car; none while the page has not come alive. */
export const useMyCar = (): MyCar =>
  useSyncExternalStore(myCarStore.subscribe, myCarStore.car, myCarStore.noCar);
