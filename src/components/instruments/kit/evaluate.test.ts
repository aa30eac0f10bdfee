import { describe, expect, it, vi } from 'vitest';
import { RefusalError } from '@site/src/calculations/limits/notice';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { evaluate, type ReadingCache } from './evaluate';
import { FieldsError } from './FieldsError';
import { choice, number, paste, shownWhen, text, tick } from './instrumentField';

const range = { name: 'the load', unit: '', least: 0, most: 2 };
const readWords = vi.fn((written: string) => written.split(' ').length);

const fields = {
  load: number({ label: 'Load', initial: '0.5', range }),
  mode: choice({ label: 'Mode', options: ['plain', ['odd', 'an odd one']] }),
  words: text({ label: 'Words', initial: 'a b', read: readWords }),
  table: paste({ label: 'Table', read: (written) => written }),
  sure: tick({ label: 'Sure' }),
  hidden: shownWhen(
    ({ mode }) => mode === 'odd',
    number({ label: 'Hidden', initial: 'nothing', range }),
  ),
};
const worked = {
  load: '0.5',
  mode: 'plain',
  words: 'a b',
  table: '',
  sure: 'no',
  hidden: 'nothing',
};

const ask = (changes: Partial<typeof worked>, compute?: () => never) =>
  evaluate(
    { fields, compute: compute ?? ((values) => ({ ...values, notices: [] })) },
    { texts: { ...worked, ...changes }, resources: undefined },
  );

describe('evaluate', () => {
  it('gives each field its value, and none to a field that is not asked for', () => {
    expect(ask({}).result).toEqual({
      load: 0.5,
      mode: 'plain',
      words: 2,
      table: '',
      sure: false,
      notices: [],
    });
  });

  it('names every field that cannot be read, and computes nothing', () => {
    const { errors, result } = ask({ load: '3', mode: 'odd' });
    expect(Object.keys(errors)).toEqual(['load', 'hidden']);
    expect(errors.load).toContain('between 0 and 2');
    expect(result).toBeUndefined();
  });

  it('puts an error of several fields with the first of them', () => {
    const { errors } = ask({}, () => {
      throw new FieldsError('They do not fit.', ['words', 'load']);
    });
    expect(errors).toEqual({ words: 'They do not fit.', load: 'See Words.' });
  });

  it('tells an error of the whole, and the limit that refuses', () => {
    const refusing = () => {
      throw new RefusalError('edgeValueHeld', { place: 'a', table: 'b', edge: 'c' });
    };
    expect(ask({}, refusing)).toMatchObject({ errors: {}, refusal: { limit: 'edgeValueHeld' } });
    const failing = () => {
      throw new UnusableInputError('Write more.');
    };
    expect(ask({}, failing)).toEqual({ errors: {}, error: 'Write more.' });
  });

  it('passes on what is no error of the input', () => {
    expect(() =>
      ask({}, () => {
        throw new TypeError('a mistake of the program');
      }),
    ).toThrow(TypeError);
  });

  it('reads each text once for each change of it', () => {
    const cache: ReadingCache = new Map();
    const again = (changes: Partial<typeof worked>) =>
      evaluate(
        { fields, compute: () => ({ notices: [] }) },
        { texts: { ...worked, ...changes }, resources: undefined },
        cache,
      );
    readWords.mockClear();
    again({});
    again({ load: '0.6' });
    expect(readWords).toHaveBeenCalledTimes(1);
    again({ words: 'a b c' });
    expect(readWords).toHaveBeenCalledTimes(2);
  });
});
