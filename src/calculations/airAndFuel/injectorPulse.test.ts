import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockValue } from '@site/src/data/stockMaps';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { batteryOffsetMs, injectorPulseMs, isBelowShortest, stockPulse } from './injectorPulse';

const stock = { ...stockPulse['2.0'], vacuumFactor: 1 };

describe('injectorPulseMs', () => {
  it('gives the worked cases of full throttle and cruise', () => {
    const full = { ...stock, load: 0.9, enrichmentPercent: 13.1 };
    expect(injectorPulseMs(full).toFixed(3)).toBe('11.378');
    const cruise = { ...stock, vacuumFactor: 0.94336, load: 0.35, enrichmentPercent: 0 };
    expect(injectorPulseMs(cruise).toFixed(3)).toBe('3.691');
  });

  it('uses the constants of the factory files', () => {
    for (const [id, engine] of [
      ['LF9VEB', '2.0'],
      ['L843EC', '1.8'],
    ] as const) {
      const { basePulseMs, globalFactor } = stockPulse[engine];
      expect(stockValue('IPW Base', id).z).toBeCloseTo(basePulseMs, 3);
      expect(stockValue('Injector Scaling - Global Multiplier', id).z).toBeCloseTo(globalFactor, 4);
    }
  });

  it('grows with load and enrichment, and is always a number', () => {
    fc.assert(
      fc.property(between(0, 5), between(0, 5), between(-50, 100), (a, b, enrichmentPercent) => {
        const pulse = (load: number): number =>
          injectorPulseMs({ ...stock, load, enrichmentPercent });
        expect(Number.isFinite(pulse(a))).toBe(true);
        if (a < b) expect(pulse(a)).toBeLessThanOrEqual(pulse(b));
        expect(pulse(a)).toBeLessThanOrEqual(
          injectorPulseMs({ ...stock, load: a, enrichmentPercent: 100 }),
        );
      }),
    );
  });

  it.each([{ load: NaN }, { basePulseMs: 0 }, { globalFactor: -1 }, { vacuumFactor: 10 }])(
    'refuses %o',
    (wrong) => {
      const fuel = { ...stock, load: 1, enrichmentPercent: 0, ...wrong };
      expect(() => injectorPulseMs(fuel)).toThrow(OutOfRangeError);
    },
  );
});

describe('isBelowShortest', () => {
  it('begins below 0.803 ms', () => {
    expect(isBelowShortest(0.803)).toBe(false);
    expect(isBelowShortest(0.802)).toBe(true);
  });
});

describe('batteryOffsetMs', () => {
  it('is 0.448 ms at 14 V and falls as the voltage rises', () => {
    expect(batteryOffsetMs(14)).toBe(0.448);
    fc.assert(
      fc.property(between(6.5, 16.5), between(6.5, 16.5), (a, b) => {
        if (a < b) expect(batteryOffsetMs(a)).toBeGreaterThanOrEqual(batteryOffsetMs(b));
      }),
    );
    expect(() => batteryOffsetMs(24)).toThrow(OutOfRangeError);
  });
});
