import { type RefObject, useEffect, useReducer } from 'react';
import { isScrollHeld } from '../scroll/holdScroll';
import { jumpEvent } from '../scroll/jumpTo';
import { navbarAfter, navbarAtRest } from './navbarVisibility';

/** A jump counts as over when the page has stood still this long, in milliseconds. */
const settleMs = 150;

const leadsToHash = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href*="#"]') !== null;

/**
 * Whether the bar should be seen.
 *
 * @param bar the bar itself; it never hides while the focus is in it or one of its menus is open
 * @param hides whether it may hide at all
 */
export function useNavbarVisible(bar: RefObject<HTMLElement | null>, hides: boolean): boolean {
  const [state, send] = useReducer(navbarAfter, navbarAtRest);
  useEffect(() => {
    if (!hides) return;
    let timer = 0;
    const lastSeen = { scrollY: window.scrollY };
    const settle = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => send({ type: 'settled' }), settleMs);
    };
    const jump = () => {
      send({ type: 'jump' });
      settle();
    };
    const onScroll = () => {
      if (!bar.current?.contains(document.activeElement)) lastSeen.scrollY = window.scrollY;
      // While the scroll position is held, the page moves readers; they do not scroll.
      if (isScrollHeld()) send({ type: 'hold' });
      send({ type: 'scroll', scrollY: window.scrollY, barHeight: bar.current?.offsetHeight ?? 0 });
      settle();
    };
    // The browser scrolls to a focus that it takes to be above the window; the bar comes down instead.
    const onFocus = () => {
      if (!bar.current?.classList.contains('bar-hidden')) return;
      const { scrollY } = lastSeen;
      send({ type: 'hold' });
      settle();
      window.scrollTo(0, scrollY);
      requestAnimationFrame(() => {
        window.scrollTo(0, scrollY);
      });
    };
    const element = bar.current;
    const onClick = (event: MouseEvent) => {
      if (leadsToHash(event.target)) jump();
    };
    if (window.location.hash) jump();
    window.addEventListener('scroll', onScroll, { passive: true });
    // Rows that are fetched first come when the page has stood still, and move it before the jump.
    for (const type of ['hashchange', jumpEvent]) window.addEventListener(type, jump);
    document.addEventListener('click', onClick);
    element?.addEventListener('focusin', onFocus);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      for (const type of ['hashchange', jumpEvent]) window.removeEventListener(type, jump);
      document.removeEventListener('click', onClick);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [bar, hides]);
  return !hides || state.visible;
}
