import { expect, it } from 'vitest';
import { listed } from './listed';

it('puts commas between words, and an “and” before the last', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});
