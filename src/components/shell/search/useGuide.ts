import type { Guide } from '@site/src/search/guide';
import { useCallback, useRef, useState } from 'react';
import type { Results } from './Results';

export type Loading =
  | { readonly state: 'idle' | 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly guide: Guide;
      readonly Results: typeof Results;
    };

async function load(home: string): Promise<Loading> {
  try {
    const heavy = await import('./lazy');
    return { state: 'ready', guide: await heavy.openGuide(home), Results: heavy.Results };
  } catch (error) {
    console.warn('The search did not load.', error);
    return { state: 'failed' };
  }
}

/** The searchable guide, and the call that loads it: at the first call, and again after a failure. */
export function useGuide(home: string): readonly [Loading, () => void] {
  const [loading, setLoading] = useState<Loading>({ state: 'idle' });
  const isUnderWay = useRef(false);
  const start = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLoading({ state: 'loading' });
    void load(home).then((loaded) => {
      isUnderWay.current = loaded.state === 'ready';
      setLoading(loaded);
    });
  }, [home]);
  return [loading, start];
}
