import { expect, it } from 'vitest';
import { tooMuch } from './tooMuch';

it('reads a card of 450 files, and not half a gigabyte at once', () => {
  expect(tooMuch(Array.from({ length: 450 }, () => ({ size: 400_000 })))).toBe('');
  expect(tooMuch([{ size: 500e6 }])).toBe(
    'This file holds 500 MB; at most 200 MB are read at once. Split it, or log with fewer columns.',
  );
  expect(tooMuch([{ size: 150e6 }, { size: 51e6 }])).toBe(
    'These 2 files hold 201 MB; at most 200 MB are read at once. Open a part of the card.',
  );
});
