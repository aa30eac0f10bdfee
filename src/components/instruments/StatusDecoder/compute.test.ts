import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { instrument } from './definition';
import { inOneSentence } from './messages';

type Changes = Parameters<typeof instrument.evaluate>[0];

const sentence = (changes: Changes): string => {
  const { result, errors, error } = instrument.evaluate(changes);
  return result ? inOneSentence(result) : (Object.values(errors)[0] ?? error ?? '');
};

it.each<readonly [Changes, string]>([
  [{}, 'ENGINE_STATUS 128, hexadecimal 80: key on, engine off.'],
  [{ value: '0x04' }, 'ENGINE_STATUS 4, hexadecimal 04: standard open loop, normal acceleration.'],
  [{ column: 'FUELSYS', value: '2,0039' }, 'FUELSYS 2, hexadecimal 02: closed loop.'],
  [{ value: '6' }, 'ENGINE_STATUS 6, hexadecimal 06: a value that no source names.'],
  [
    { value: '80', digits: 'decimal' },
    'ENGINE_STATUS 80, hexadecimal 50: a value that no source names.',
  ],
  [
    { column: 'FUELSYS', pasted: 'FUELSYS\n2\n2\n4\n' },
    'FUELSYS in 3 rows, most often 2, closed loop: 66.7 %.',
  ],
  [{ value: 'open' }, 'Write one status value, such as 0x04, 80 or 128: this text is none.'],
  [{ pasted: 'open' }, 'Paste a column of status values: none was found in this text.'],
])('%j gives %j', (changes, words) => {
  expect(sentence(changes)).toBe(words);
});

it('says at every answer what the column rests on', () => {
  const limitsOf = (changes: Changes) =>
    instrument.evaluate(changes).result?.notices.map(({ limit }) => limit);
  expect(limitsOf({})).toEqual(['driveStatusInferred']);
  expect(limitsOf({ pasted: '2\n4' })).toEqual(['driveStatusInferred']);
  expect(limitsOf({ column: 'FUELSYS', value: '2' })).toEqual(['fuelStatusLags']);
});

it('answers any text', () => {
  fc.assert(
    fc.property(anyText, anyText, (value, pasted) => {
      expect(sentence({ value, pasted })).toMatch(/\.$/);
    }),
  );
});
