import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logQuantities } from './logQuantity';
import { printOwnColumns, readOwnColumns } from './ownColumnsText';

describe('the text of own columns', () => {
  it('is short and readable', () => {
    const text = printOwnColumns({ pedalPercent: 'APP 2', roadSpeedKmh: null });
    expect(text).toBe('pedalPercent=APP 2|roadSpeedKmh=');
    expect(readOwnColumns(`${text}|colour=blue|load`)).toEqual({
      pedalPercent: 'APP 2',
      roadSpeedKmh: null,
    });
  });

  it('comes back as it was', () => {
    const name = fc.option(fc.string({ minLength: 1 }));
    const columns = fc.dictionary(fc.constantFrom(...logQuantities), name, {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(columns, (own) => {
        expect(readOwnColumns(printOwnColumns(own))).toEqual(own);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readOwnColumns(text)));
  });
});
