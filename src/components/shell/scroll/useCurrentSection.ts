import { useSyncExternalStore } from 'react';
import { currentPlace, type Place, placeOnServer, subscribeToPlace } from './currentSectionStore';

/** The chapter and section in view; empty on the server and above the first chapter. */
export const useCurrentSection = (): Place =>
  useSyncExternalStore(subscribeToPlace, currentPlace, placeOnServer);
