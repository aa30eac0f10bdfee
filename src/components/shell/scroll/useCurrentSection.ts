import { useSyncExternalStore } from 'react';
import {
  currentSection,
  type CurrentSection,
  noCurrentSection,
  subscribeToCurrentSection,
} from './currentSectionStore';

/** The chapter and section in view; empty on the server and above the first chapter. */
export const useCurrentSection = (): CurrentSection =>
  useSyncExternalStore(subscribeToCurrentSection, currentSection, noCurrentSection);
