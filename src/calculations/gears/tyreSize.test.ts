import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { anyText } from '../testing/anyText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { printedTyreSize, tyreSizeFromText } from './tyreSize';

const size205 = { widthMm: 205, heightPercent: 45, rimInches: 17 };

describe('tyreSizeFromText', () => {
  it.each([
    '205/45R17',
    ' 205/45 r 17 84W ',
    'P205/45ZR17',
    '205-45-17',
    '205/45/17',
    '２０５／４５Ｒ１７',
    '0x2054517',
    '2054517',
    '205/45R17 XL <b>',
  ])('reads %s', (typed) => {
    expect(tyreSizeFromText(typed)).toEqual(size205);
  });

  it.each(['', 'seventeen', '205', '205/45R', '205/45R170', '20/45R17', '-205/45R17', '1e308'])(
    'says what to write in place of %j',
    (typed) => {
      expect(() => tyreSizeFromText(typed)).toThrow(UnusableInputError);
      expect(() => tyreSizeFromText(typed)).toThrow('as it stands on the tyre: 205/45R17');
    },
  );

  it.each([
    ['205/45', 'The rim is missing.'],
    ['205 R 17', 'The height of the side'],
    ['31x10.5 R15', 'This is a size in inches.'],
    ['20/45R17', 'The width has three digits'],
    ['205/45R170', 'The rim has two digits'],
    ['', 'Write the tyre size'],
  ])('says of %j what is wrong with it', (typed, words) => {
    let message = '';
    try {
      tyreSizeFromText(typed);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.startsWith(words)).toBe(true);
  });

  it.each(['999/45R17', '205/05R17', '205/45R35'])('refuses the tyre %s', (typed) => {
    expect(() => tyreSizeFromText(typed)).toThrow(OutOfRangeError);
  });

  it('reads back what is printed', () => {
    const sizes = fc.record({
      widthMm: fc.integer({ min: 125, max: 355 }),
      heightPercent: fc.integer({ min: 25, max: 85 }),
      rimInches: fc.integer({ min: 12, max: 22 }),
    });
    fc.assert(
      fc.property(sizes, (size) => {
        expect(tyreSizeFromText(printedTyreSize(size))).toEqual(size);
      }),
    );
  });

  it('takes any text without another error', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        try {
          tyreSizeFromText(typed);
        } catch (error) {
          expect(error instanceof UnusableInputError || error instanceof OutOfRangeError).toBe(
            true,
          );
        }
      }),
    );
  });
});
