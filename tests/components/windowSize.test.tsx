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

test('R86 the server knows no window: ssr', () => {
  expect(renderToString(<Size />)).toBe('ssr');
});

test('R86 a window is mobile up to 996 pixels and desktop above', () => {
  window.innerWidth = 996;
  const { container } = render(<Size />);
  expect(container.textContent).toBe('mobile');
  act(() => widen(997));
  expect(container.textContent).toBe('desktop');
  act(() => widen(996));
  expect(container.textContent).toBe('mobile');
});
