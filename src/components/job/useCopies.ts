import type { CarKind } from '@site/src/calculations/job/forCar';
import { useMemo } from 'react';
import { copyOf } from './pageCopy';

/** Copies of what stands in an element of the page. */
export const useCopies = (car: CarKind, element: HTMLElement | null): readonly Node[] =>
  useMemo(() => (element ? [...copyOf(element, car).childNodes] : []), [car, element]);
