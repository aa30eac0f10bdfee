import type { Guide } from '@site/src/search/guide';
import { useCallback, useRef, useState } from 'react';
import type * as Heavy from './lazy';

export interface Loading {
  readonly hasFailed?: boolean;
  /** The list and what it leads to. */
  readonly heavy?: typeof Heavy;
  /** The index, which takes a little longer. */
  readonly guide?: Guide;
}

/** The searchable guide, and the call that loads it: at the first call, and again after a failure. */
export function useGuide(home: string): readonly [Loading, () => void] {
  const [loading, setLoading] = useState<Loading>({});
  const isUnderWay = useRef(false);
  const start = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const load = async (): Promise<void> => {
      const heavy = await import(/* webpackChunkName: "instrument-search" */ './lazy');
      setLoading({ heavy });
      setLoading({ heavy, guide: await heavy.openGuide(home) });
    };
    setLoading({});
    load().catch((error: unknown) => {
      console.warn('The search did not load.', error);
      isUnderWay.current = false;
      setLoading({ hasFailed: true });
    });
  }, [home]);
  return [loading, start];
}
