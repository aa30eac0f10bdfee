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

/** How long what stands above may still change its height, in milliseconds. */
const settleMs = 1500;

let watched: HTMLElement | undefined;

/** How far the target stands from where a jump puts it, in CSS pixels. */
const offOf = (target: HTMLElement): number =>
  target.getBoundingClientRect().top - (parseFloat(getComputedStyle(target).scrollMarginTop) || 0);

/**
 * Holds a target in its place while what stands above it is laid out for the first time. Ends when
 * anything else scrolls, or the reader moves.
 *
 * @param jumped the reader has come by a jump in the page, and not by a reload that keeps his place
 */
function hold(target: HTMLElement, jumped: boolean): void {
  watched = target;
  const until = performance.now() + settleMs;
  let at = jumped ? window.scrollY : undefined;
  const look = () => {
    if (watched !== target || performance.now() > until) return;
    const off = offOf(target);
    if (Math.abs(off) < 1) at = window.scrollY;
    else if (at !== undefined) {
      if (Math.abs(window.scrollY - at) >= 2) return;
      window.scrollBy(0, off);
      at = window.scrollY;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

if (typeof window !== 'undefined') {
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, () => (watched = undefined), { passive: true });
}

/** Brings the reader to the place that the address names. */
export function arrive(moved: Readonly<Record<string, string>> = movedIds, jumped = false): void {
  const id = placeInAddress();
  const target = id ? document.getElementById(id) : null;
  const successor = Object.hasOwn(moved, id) ? moved[id] : undefined;
  if (target) {
    if (openFolds(target)) target.scrollIntoView();
    hold(target, jumped);
  } else if (successor) window.location.replace(`#${encodeURIComponent(successor)}`);
}

/** Docusaurus calls it after each arrival, also at a new hash. */
export const onRouteDidUpdate = ({ previousLocation }: { previousLocation: unknown }): void =>
  arrive(movedIds, previousLocation !== null);
