import { useWindowSize } from '@docusaurus/theme-common';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

const Size = (): string => useWindowSize();

afterEach(cleanup);

function widen(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

test('the server knows no window: ssr', { tags: '@R86' }, () => {
  expect(renderToString(<Size />)).toBe('ssr');
});

test('a window is mobile up to 996 pixels and desktop above', { tags: '@R86' }, () => {
  window.innerWidth = 996;
  const { container } = render(<Size />);
  expect(container.textContent).toBe('mobile');
  act(() => widen(997));
  expect(container.textContent).toBe('desktop');
  act(() => widen(996));
  expect(container.textContent).toBe('mobile');
});
