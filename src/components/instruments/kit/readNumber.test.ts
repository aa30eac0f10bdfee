import { expect, it } from 'vitest';
import { readNumber } from './instrumentField';

it('takes no part of a thing that is counted', () => {
  const injectors = {
    name: 'the number of injectors',
    unit: '',
    least: 1,
    most: 8,
    whole: true,
  } as const;
  expect(readNumber('4', injectors)).toBe(4);
  expect(readNumber('4.0', injectors)).toBe(4);
  expect(() => readNumber('4.5', injectors)).toThrow(
    'Write the number of injectors as a whole number: 4.5 is none.',
  );
  expect(() => readNumber('9.5', injectors)).toThrow('9.5 lies outside');
});
