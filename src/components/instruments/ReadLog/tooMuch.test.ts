import { expect, it } from 'vitest';
import { tooMuch } from './tooMuch';

it('reads a card of 450 files, and not half a gigabyte at once', () => {
  expect(tooMuch(450, 450 * 400_000)).toBe('');
  expect(tooMuch(1, 500e6)).toBe(
    'This file holds 500 MB; at most 200 MB are read at once. Split it, or log with fewer columns.',
  );
  expect(tooMuch(2, 150e6 + 51e6)).toBe(
    'These 2 files hold 201 MB; at most 200 MB are read at once. Open a part of the card.',
  );
});
