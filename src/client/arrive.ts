/**
 * Where an address leads: an id that has moved leads to its new place, and a place inside a closed
 * fold opens the fold. Browsers open it by themselves only in part.
 */
import { openFolds } from '../components/Fold/openFolds';
import { movedIds } from '../data/movedIds';

const placeInAddress = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/** Brings the reader to the place that the address names. */
export function arrive(moved: Readonly<Record<string, string>> = movedIds): void {
  const id = placeInAddress();
  const target = id ? document.getElementById(id) : null;
  const successor = Object.hasOwn(moved, id) ? moved[id] : undefined;
  if (target) {
    if (openFolds(target)) target.scrollIntoView();
  } else if (successor) window.location.replace(`#${encodeURIComponent(successor)}`);
}

/** Docusaurus calls it after each arrival, also at a new hash. */
export const onRouteDidUpdate = (): void => arrive();
