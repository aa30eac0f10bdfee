import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { initialValues } from '../kit/fields';
import { readStatus, sentenceOf, type StatusValues } from './statusCase';
import { statusStore } from './statusStore';

const asked = (changes: Partial<StatusValues>) =>
  readStatus({ ...initialValues(statusStore.fields), ...changes });

const sentence = (changes: Partial<StatusValues>): string => {
  const { value, fault } = asked(changes);
  return value ? sentenceOf(value) : fault;
};

it.each([
  [{}, 'ENGINE_STATUS 128, hexadecimal 80: key on, engine off.'],
  [{ value: '0x04' }, 'ENGINE_STATUS 4, hexadecimal 04: standard open loop, normal acceleration.'],
  [{ column: 'FUELSYS', value: '2,0039' }, 'FUELSYS 2, hexadecimal 02: closed loop.'],
  [{ value: '6' }, 'ENGINE_STATUS 6, hexadecimal 06: a value that no source names.'],
  [
    { column: 'FUELSYS', pasted: 'FUELSYS\n2\n2\n4\n' },
    'FUELSYS in 3 rows, most often 2, closed loop: 66.7 %.',
  ],
  [{ value: 'open' }, 'Write one status value, such as 0x04, 80 or 128: this text is none.'],
  [{ pasted: 'open' }, 'Paste a column of status values: none was found in this text.'],
])('%j gives %j', (changes, words) => {
  expect(sentence(changes)).toBe(words);
});

it('answers any text', () => {
  fc.assert(
    fc.property(anyText, anyText, (value, pasted) => {
      expect(sentence({ value, pasted })).toMatch(/\.$/);
    }),
  );
});
