import { useEffect, useSyncExternalStore } from 'react';

/** Something that is loaded when it is asked for. */
export interface OnDemandState<T> {
  readonly status: 'not-asked' | 'loading' | 'there' | 'failed';
  readonly value?: T;
}

export interface OnDemand<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => OnDemandState<T>;
  /** Loads it, once; again after a failure. */
  readonly load: () => void;
}

/** Keeps what `fetch` brings, for every part of the page that wants it. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  const listeners = new Set<() => void>();
  let state: OnDemandState<T> = { status: 'not-asked' };
  const become = (next: OnDemandState<T>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    load() {
      if (state.status === 'loading' || state.status === 'there') return;
      become({ status: 'loading' });
      fetch().then(
        (value) => become({ status: 'there', value }),
        () => become({ status: 'failed' }),
      );
    },
  };
}

const notAsked = { status: 'not-asked' } as const;

/** What is there of it; asks for it when it is wanted. */
export function useOnDemand<T>(thing: OnDemand<T>, wanted: boolean): OnDemandState<T> {
  useEffect(() => {
    if (wanted && thing.state().status === 'not-asked') thing.load();
  }, [thing, wanted]);
  return useSyncExternalStore<OnDemandState<T>>(thing.subscribe, thing.state, () => notAsked);
}
