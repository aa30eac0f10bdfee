// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdScroll, isScrollHeld } from './holdScroll';

const wanted = 64;

/** Where the target stands in the page, in CSS pixels; what is laid out above moves it. */
let place = 0;
let scrollY = 0;
let target: Element;
let pageResized: () => void;

/** How far from its place in the window the target stands, in CSS pixels. */
const off = (): number => place - scrollY - wanted;

const frames = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

const settled = (): void => {
  frames(1700);
  expect(isScrollHeld()).toBe(false);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        pageResized = resized;
      }
      observe() {
        pageResized();
      }
      disconnect() {
        pageResized = () => undefined;
      }
    },
  );
  place = 1000;
  scrollY = 1000 - wanted;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  window.scrollBy = ((_: number, down: number) => {
    scrollY += down;
  }) as typeof window.scrollBy;
  target = document.createElement('h2');
  target.getBoundingClientRect = () => ({ top: place - scrollY }) as DOMRect;
});

afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('follows the target while what stands above it gets its height', () => {
  holdScroll(target, () => wanted, scrollY);
  for (const grown of [300, -50, 20]) {
    place += grown;
    frames(32);
    expect(off()).toBe(0);
  }
});

it('goes on where the browser itself has followed a part of the way', () => {
  holdScroll(target, () => wanted, scrollY);
  frames(32);
  place += 300;
  scrollY += 240;
  frames(32);
  expect(off()).toBe(0);
});

it('goes back where the browser has followed what grew between the target and the window', () => {
  let height = 20_000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  holdScroll(target, () => wanted, scrollY);
  frames(300);
  height += 396;
  scrollY += 375;
  frames(32);
  expect(off()).toBe(0);
});

it('stays where the browser goes elsewhere by itself at the beginning', () => {
  holdScroll(target, () => wanted, scrollY);
  frames(32);
  scrollY = 400;
  frames(32);
  expect(off()).toBe(0);
});

it('once the page has settled corrects what arrives late, before it is drawn', () => {
  holdScroll(target, () => wanted, scrollY);
  settled();
  place += 300;
  pageResized();
  expect(off()).toBe(0);
  expect(isScrollHeld()).toBe(true);
});

it('draws no frames once the page has settled', () => {
  holdScroll(target, () => wanted, scrollY);
  settled();
  place += 300;
  frames(100);
  expect(off()).toBe(300);
});

it.each(['while it settles', 'later'])('leaves the page where it was scrolled %s', (when) => {
  holdScroll(target, () => wanted, scrollY);
  frames(200);
  if (when === 'later') settled();
  scrollY = 5000;
  window.dispatchEvent(new Event('scroll'));
  place += 300;
  pageResized();
  frames(32);
  expect(scrollY).toBe(5000);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go at %s', (move) => {
  holdScroll(target, () => wanted, scrollY);
  window.dispatchEvent(new Event(move));
  place += 300;
  pageResized();
  frames(32);
  expect(off()).toBe(300);
});

it('does not let go at the key that led here', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', () => {
    holdScroll(target, () => wanted, scrollY);
  });
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  field.remove();
  place += 300;
  frames(32);
  expect(off()).toBe(0);
});

it('waits for a place that the browser is going to restore, and corrects it there', () => {
  scrollY = 0;
  holdScroll(target, () => wanted, 800);
  frames(32);
  expect(scrollY).toBe(0);
  scrollY = 800;
  frames(32);
  expect(off()).toBe(0);
});

it('without a start holds the target only once it has come near its place', () => {
  scrollY = 0;
  holdScroll(target, () => wanted);
  frames(32);
  expect(scrollY).toBe(0);
  scrollY = place - wanted - 30;
  frames(32);
  expect(off()).toBe(0);
});

it('lets go of what has not come', () => {
  scrollY = 0;
  holdScroll(target, () => wanted);
  settled();
  scrollY = place - wanted - 30;
  window.dispatchEvent(new Event('scroll'));
  expect(off()).toBe(30);
});

it('held twice, the target is where it was wanted last', () => {
  const before = vi.fn(() => wanted);
  holdScroll(target, before, scrollY);
  holdScroll(target, () => wanted + 40, scrollY);
  before.mockClear();
  frames(32);
  expect(before).not.toHaveBeenCalled();
  expect(off()).toBe(40);
  place += 300;
  frames(16);
  expect(off()).toBe(40);
});

it('holds for some frames even where the first of them takes longer than the page to settle', () => {
  holdScroll(target, () => wanted, scrollY);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  place += 300;
  frames(32);
  expect(off()).toBe(0);
  frames(200);
  expect(isScrollHeld()).toBe(false);
});
