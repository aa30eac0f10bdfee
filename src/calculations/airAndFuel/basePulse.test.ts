import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { injectorFlowFromBasePulse, newBasePulseMs, pulseRatio } from './basePulse';
import { stockPulse } from './injectorPulse';

describe('injectorFlowFromBasePulse', () => {
  it('finds 293.9 cc/min in the 2.0 and 284.8 in the 1.8', () => {
    const flow = (engine: keyof typeof stockPulse, displacementCc: number): string =>
      injectorFlowFromBasePulse({ ...stockPulse[engine], displacementCc }).toFixed(1);
    expect(flow('2.0', 1999)).toBe('293.9');
    expect(flow('1.8', 1798)).toBe('284.8');
  });
});

describe('pulseRatio', () => {
  it('lengthens the cranking pulses of a 2.5 by 1.245, with 340 cc/min by 1.086', () => {
    const displacementCc = { old: 1999, new: 2488 };
    const ratio = (newFlow: number) => pulseRatio({ oldFlow: 293.9, newFlow, displacementCc });
    expect(ratio(293.9).toFixed(3)).toBe('1.245');
    expect(ratio(336.8).toFixed(3)).toBe('1.086');
  });
});

describe('newBasePulseMs', () => {
  const injectors = {
    basePulseMs: 10.4924,
    oldFlow: 293.9,
    newFlow: 336.8,
    displacementCc: null,
  };
  const larger = { old: 1999, new: 2488 };

  it('gives the worked cases', () => {
    expect(newBasePulseMs(injectors).toFixed(3)).toBe('9.156');
    expect(newBasePulseMs({ ...injectors, displacementCc: larger }).toFixed(3)).toBe('11.396');
    const stockInjectors = { ...injectors, newFlow: 293.9, displacementCc: larger };
    expect(newBasePulseMs(stockInjectors).toFixed(3)).toBe('13.059');
  });

  it('stays without a change, comes back, and implies the new injector', () => {
    fc.assert(
      fc.property(between(200, 1000), between(200, 1000), (oldFlow, newFlow) => {
        const there = { ...injectors, oldFlow, newFlow };
        expect(newBasePulseMs({ ...there, newFlow: oldFlow })).toBeCloseTo(10.4924, 9);
        const pulse = newBasePulseMs(there);
        if (pulse < 0.5 || pulse > 40) return;
        const back = { ...there, basePulseMs: pulse, oldFlow: newFlow, newFlow: oldFlow };
        expect(newBasePulseMs(back)).toBeCloseTo(10.4924, 9);
      }),
    );
    const pulse = newBasePulseMs({ ...injectors, displacementCc: larger });
    const implied = injectorFlowFromBasePulse({
      displacementCc: 2488,
      basePulseMs: pulse,
      globalFactor: 1.06534,
    });
    expect(implied.toFixed(0)).toBe('337');
  });

  it.each([{ newFlow: 0 }, { oldFlow: NaN }, { displacementCc: { old: 0, new: 2488 } }])(
    'refuses %o',
    (wrong) => {
      expect(() => newBasePulseMs({ ...injectors, ...wrong })).toThrow(OutOfRangeError);
    },
  );
});
