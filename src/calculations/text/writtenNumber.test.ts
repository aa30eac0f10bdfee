import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenNumber } from './writtenNumber';

describe('writtenNumber', () => {
  it.each([
    ['.768', 0.768],
    ['-.78125', -0.78125],
    ['1.', 1],
    ['1.206', 1.206],
    ['+3', 3],
    ['−24', -24],
    ['–24', -24],
    ['1e3', 1000],
    [' 42 ', 42],
    ['１２．５', 12.5],
    ['\u200e7500\u200f', 7500],
    ['\u00a07', 7],
  ])('reads %j', (text, value) => {
    expect(writtenNumber(text)).toBe(value);
  });

  it('reads a decimal comma only where it is one', () => {
    expect(writtenNumber('1,206', ',')).toBe(1.206);
    expect(writtenNumber('-,5', ',')).toBe(-0.5);
    expect(writtenNumber('1,206')).toBeUndefined();
    expect(writtenNumber('1.206', ',')).toBeUndefined();
    expect(writtenNumber('1,2,3', ',')).toBeUndefined();
  });

  it.each([
    ...['', ' ', 'abc', 'NaN', 'Infinity', '-Infinity', '1e999', '0x10', '1_000', '1 2', '--1'],
    ...['<b>1</b>', '12 %', '.', '-', 'e5', '1'.repeat(41)],
  ])('takes %j for no number', (text) => {
    expect(writtenNumber(text)).toBeUndefined();
    expect(writtenNumber(text, ',')).toBeUndefined();
  });

  it('reads back what JavaScript prints, with either mark', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (any) => {
        const value = any + 0; // −0 prints as 0
        expect(writtenNumber(String(value))).toBe(value);
        expect(writtenNumber(String(value).replace('.', ','), ',')).toBe(value);
      }),
    );
  });

  it('gives a finite number or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 45 }), fc.constantFrom('.', ','), (text, mark) => {
        const value = writtenNumber(text, mark);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
