import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNavbarVisible } from '@site/src/components/shell/navbar/useNavbarVisible';
import { holdScroll } from '@site/src/components/shell/scroll/holdScroll';
import { jumpTo } from '@site/src/components/shell/scroll/jumpTo';

function Bar(): ReactNode {
  const bar = useRef<HTMLElement>(null);
  return <nav ref={bar}>{useNavbarVisible(bar, true) ? 'there' : 'hidden'}</nav>;
}

let scrollY = 0;

const scrollTo = (to: number): void =>
  act(() => {
    scrollY = to;
    window.dispatchEvent(new Event('scroll'));
  });

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
});

afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the bar stays while a held place moves the page, however late, and goes with the reader', () => {
  const { container } = render(<Bar />);
  const target = document.createElement('h2');
  holdScroll(target, () => target.getBoundingClientRect().top);
  scrollTo(3000);
  wait(400);
  scrollTo(3400);
  expect(container.textContent).toBe('there');
  window.dispatchEvent(new Event('wheel'));
  wait(400);
  scrollTo(3800);
  expect(container.textContent).toBe('hidden');
});

test('a jump that comes late, after the page has moved by itself, brings the bar back', () => {
  const { container } = render(<Bar />);
  wait(400);
  scrollTo(3000);
  expect(container.textContent).toBe('hidden');
  const row = document.createElement('p');
  row.scrollIntoView = vi.fn();
  act(() => jumpTo(row));
  scrollTo(3400);
  expect(container.textContent).toBe('there');
});
