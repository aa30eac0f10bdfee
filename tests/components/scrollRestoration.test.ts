import { beforeEach, expect, it, vi } from 'vitest';
import { subscribeToCurrentSection } from '@site/src/components/shell/scroll/currentSectionStore';
import { onRouteDidUpdate, onRouteUpdate } from '@site/src/client/scrollRestoration';

let scrollY = 0;
const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const cameFromHere = { previousLocation: window.location };

/** The page has been scrolled, and that has been drawn and measured. */
function seenAt(y: number): void {
  scrollY = y;
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  Element.prototype.scrollIntoView = vi.fn();
  scrollTo.mockClear();
  document.body.innerHTML = '<p id="one"></p><p id="two"></p>';
});

/** Opens the page, where readers have scrolled to 700 px and the address has its key. */
function open(): void {
  subscribeToCurrentSection(() => undefined);
  onRouteDidUpdate({ previousLocation: null });
  seenAt(700);
}

/** What the browser does of itself at a jump: the state of the new entry is empty. */
const jump = (hash: string): void => window.history.pushState(null, '', `#${hash}`);

/** What the browser does at Back. */
const goBack = (state: unknown, hash: string): void =>
  window.history.pushState(state, '', hash === '' ? '/' : `#${hash}`);

it('brings readers back to where they were when the jump is drawn before the router hears of it', () => {
  open();
  const state: unknown = window.history.state;
  jump('two');
  seenAt(9000);
  onRouteUpdate();
  onRouteDidUpdate(cameFromHere);
  goBack(state, '');
  seenAt(9000);
  onRouteUpdate();
  onRouteDidUpdate(cameFromHere);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('keeps no place for an entry that was left before it was drawn', () => {
  open();
  jump('one');
  onRouteUpdate();
  onRouteDidUpdate(cameFromHere);
  const state: unknown = window.history.state;
  jump('two');
  seenAt(9000);
  onRouteUpdate();
  onRouteDidUpdate(cameFromHere);
  goBack(state, 'one');
  onRouteUpdate();
  scrollTo.mockClear();
  onRouteDidUpdate(cameFromHere);
  expect(scrollTo).not.toHaveBeenCalled();
});
