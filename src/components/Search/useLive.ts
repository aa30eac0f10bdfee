import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and while it is taken over, true from the moment the page answers. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
