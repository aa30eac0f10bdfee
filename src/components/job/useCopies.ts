import type { MyCar } from '@site/src/components/instruments/MyCar/myCarStore';
import { useMemo } from 'react';
import { copyOf } from './pageCopy';

/** Copies of what stands in elements of the page. */
export const useCopies = (
  car: MyCar,
  ...elements: readonly (HTMLElement | null)[]
): readonly Node[] =>
  useMemo(
    () => elements.flatMap((element) => (element ? [...copyOf(element, car).childNodes] : [])),
    // The elements stay while the page does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [car, ...elements],
  );
