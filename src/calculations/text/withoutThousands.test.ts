import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partedThousands } from './partedThousands';
import { withoutThousands } from './withoutThousands';

describe('withoutThousands', () => {
  it.each([
    ['7 000', '7000'],
    ['12\u00a0000', '12000'],
    ['1\u202f234\u202f567.5', '1234567.5'],
    [' −12 000 ', '−12000'],
    ['7000', '7000'],
    ['70 00', '70 00'],
    ['3.815 2.260', '3.815 2.260'],
    ['7 000 rpm', '7 000 rpm'],
    ['0 000x', '0 000x'],
  ])('of %j is %j', (text, plain) => {
    expect(withoutThousands(text)).toBe(plain);
  });

  it('reads back what the guide prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (value) => {
        expect(withoutThousands(partedThousands(value))).toBe(String(value));
      }),
    );
  });
});
