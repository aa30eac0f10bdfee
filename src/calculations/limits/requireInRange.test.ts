import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from './OutOfRangeError';
import { requireInRange } from './requireInRange';

const trim = { name: 'the fuel trim', unit: '%', least: -50, most: 50 };

describe('requireInRange', () => {
  it('lets both limits pass', () => {
    expect(requireInRange(trim, -50)).toBe(-50);
    expect(requireInRange(trim, 50)).toBe(50);
  });

  it('tells what to write', () => {
    const refuse = (value: number) => () => requireInRange(trim, value);
    expect(refuse(-80)).toThrow('Write the fuel trim between −50 and 50 %: −80 % lies outside.');
    expect(refuse(NaN)).toThrow('Write the fuel trim between −50 and 50 %: this is not a number.');
    expect(refuse(Infinity)).toThrow(/this is not a number/);
    expect(refuse(80)).toThrow(OutOfRangeError);
    expect(refuse(-1234567)).toThrow('−1\u00a0234\u00a0567 % lies outside.');
    expect(refuse(1234.56789)).toThrow('1234.56789 % lies outside.');
  });

  it('keeps the quantity and the value', () => {
    const error = new OutOfRangeError({ ...trim, unit: '' }, 80);
    expect(error).toMatchObject({ name: 'OutOfRangeError', value: 80 });
    expect(error.message).toBe('Write the fuel trim between −50 and 50: 80 lies outside.');
  });
});
