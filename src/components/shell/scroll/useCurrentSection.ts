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

/** Whether the reader is in the chapter of this id; tells nobody of its sections. */
export const useIsCurrentChapter = (id: string): boolean =>
  useSyncExternalStore(
    subscribeToCurrentSection,
    () => currentSection().chapter === id,
    () => false,
  );
