import { startTransition, useEffect, useState } from 'react';

/** Rows that fit a screen: they are drawn at once, the others when the key has been answered. */
const atOnce = 8;

/** A pause between two keys, in milliseconds; the other rows wait for it. */
const pauseMs = 150;

/** How many rows of a list are drawn now. @param wanted rows that must be there, if any */
export function useGrowing(list: object, wanted: number): number {
  const [grown, setGrown] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setGrown(list)), pauseMs);
    return () => clearTimeout(timer);
  }, [list]);
  return grown === list || wanted >= atOnce ? Infinity : atOnce;
}
