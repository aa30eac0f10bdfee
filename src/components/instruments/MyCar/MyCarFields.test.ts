// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MyCarFields } from './MyCarFields';
import { myCarStore } from './myCarStore';

// The tables of the page, which stand outside the plate.
vi.mock('./markRows', () => ({ keepRowsMarked: () => undefined }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  myCarStore.clear();
  vi.unstubAllGlobals();
});

it('lets readers choose SI as well as US, or neither', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(createElement(MyCarFields)));
  const units = place.querySelector<HTMLSelectElement>('#my-car-units');
  expect([...(units?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
    ['', 'any'],
    ['SI', 'SI'],
    ['US', 'US'],
  ]);
  act(() => {
    if (units) units.value = 'SI';
    units?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(myCarStore.car().units).toBe('SI');
  act(() => root.unmount());
});

it('says at the engine when the ID is that of another one', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(createElement(MyCarFields)));
  const hint = () =>
    document.getElementById(
      place.querySelector('#my-car-engine')?.getAttribute('aria-describedby') ?? '',
    )?.textContent;
  for (const engine of ['', '1.8']) {
    act(() => myCarStore.change({ calibration: 'L831EG', engine }));
    expect(hint()).toBeUndefined();
  }
  act(() => myCarStore.change({ engine: '2.0' }));
  expect(hint()).toContain('The ID is that of a 1.8');
  act(() => root.unmount());
});
