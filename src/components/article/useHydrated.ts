import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and while React hydrates it, true from the moment the page answers. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
