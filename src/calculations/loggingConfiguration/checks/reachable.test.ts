import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../evaluateFormula';
import { reach } from './reachable';

const column = (bits: number, formula: string, type = 'obd', more: readonly string[] = []) => ({
  name: 'A',
  line: 1,
  type,
  entries: [
    { key: 'databits', value: String(bits), line: 2 },
    { key: 'scalingrpn', value: formula, line: 3 },
    ...more.map((key) => ({ key, value: '1', line: 4 })),
  ],
});

describe('reach', () => {
  it('tells that a pedal never reads exactly 100', () => {
    const pedal = column(8, 'x,0.39215684,*');
    expect(reach(pedal, 100)?.exactly).toBe(false);
    expect(reach(pedal, 0)?.exactly).toBe(true);
    expect(reach(pedal, 95)?.most.toFixed(5)).toBe('99.99999');
    expect(reach(column(16, 'x,0.25,*'), 500)?.exactly).toBe(true);
    expect(reach(column(1, 'x'), 1)).toEqual({ exactly: true, most: 1 });
  });

  it('tells nothing of what it cannot know', () => {
    expect(reach(column(32, 'x'), 1)).toBeNull();
    expect(reach(column(8, 'x', 'calc'), 1)).toBeNull();
    expect(reach(column(8, 'x', 'obd', ['isfloat']), 1)).toBeNull();
    expect(reach(column(8, 'x,x,*'), 1)).toBeNull();
    expect(reach(column(8, 'x,0,/'), 1)).toBeNull();
  });

  it('agrees with every raw value tried in turn', () => {
    const factor = fc.constantFrom('0.39215684', '0.78125', '0.5', '-1', '3');
    const offset = fc.constantFrom('0', '40', '100', '-64');
    fc.assert(
      fc.property(factor, offset, fc.integer({ min: -100, max: 300 }), (by, less, wanted) => {
        const formula = `x,${by},*,${less},-`;
        const values = Array.from({ length: 256 }, (_, raw) => {
          const result = evaluateFormula(formula, { raw }, 'single');
          return result.ok ? result.value : NaN;
        });
        expect(reach(column(8, formula), wanted)).toEqual({
          exactly: values.includes(Math.fround(wanted)),
          most: Math.max(...values),
        });
      }),
    );
  });
});
