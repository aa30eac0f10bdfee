import { expect, test } from 'vitest';
import { agreedIn } from './agreed';

const agreed = (...trailers: string[]) => {
  const { places, unclear } = agreedIn(trailers);
  return { places: [...places], unclear };
};

test('names one place or several, with the reason after a dash', () => {
  expect(agreed('opening — the doors stand closer', 'search, callout-danger - wider')).toEqual({
    places: ['opening', 'search', 'callout-danger'],
    unclear: [],
  });
});

test('agrees to nothing without a reason or without a name', () => {
  expect(agreed('opening', 'opening —', '— because', '')).toEqual({
    places: [],
    unclear: ['opening', 'opening —', '— because', ''],
  });
});

test('takes the hyphen of a name for no dash', () => {
  expect(agreed('callout-danger')).toEqual({ places: [], unclear: ['callout-danger'] });
});
