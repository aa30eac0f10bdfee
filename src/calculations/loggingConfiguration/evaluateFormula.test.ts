import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { anyText, between } from '../testing/anyText';
import { evaluateFormula, type FormulaValues } from './evaluateFormula';
import { checkStack, operators, readFormula } from './formula';

const value = (formula: string, values: FormulaValues = {}): number => {
  const result = evaluateFormula(formula, values);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

const problem = (formula: string, values: FormulaValues = {}): unknown => {
  const result = evaluateFormula(formula, values);
  return result.ok ? null : result.problem;
};

const scaled = (name: string, raw: number): number => {
  const formula = loggingParameters.find((each) => each.name === name)?.scaling;
  return value(formula ?? '', { raw });
};

describe('evaluateFormula', () => {
  it('gives the worked raw values', () => {
    expect(scaled('RPM', 0x2ee0)).toBe(3000);
    expect(scaled('SPARKADV', 170)).toBe(21);
    expect(scaled('FT_SHORT', 132)).toBe(3.125);
    expect(scaled('LAMBDA_DSD', 28_967).toFixed(4)).toBe('0.8840');
    expect(scaled('ECT', 130)).toBe(90);
    expect(scaled('CAT_DSD', 5000).toFixed(0)).toBe('540');
    expect(value('x,0.1,*,40,-', { raw: 5000 })).toBe(460);
    expect(scaled('KNOCKR', 5).toFixed(2)).toBe('1.76');
    expect(scaled('KNOCKR', 4).toFixed(2)).toBe('1.41');
    expect(scaled('LAMBDA_ACT', 32_768 * 65_536).toFixed(4)).toBe('1.0000');
  });

  it('gives the worked formulas of calculated columns', () => {
    const row = { LAMBDA_ACT: 0.85, RPM: 6500, FUEL_PW: 12, MAP: 150, BARO: 101 };
    expect(value('LAMBDA_ACT,14.71,*', { row }).toFixed(2)).toBe('12.50');
    expect(value('RPM,FUEL_PW,*,1200,/', { row })).toBe(65);
    expect(value('MAP,BARO,-,0.145038,*', { row }).toFixed(2)).toBe('7.11');
    expect(value('x,0.001,*,0.5,-,25,*', { raw: 2740 }).toFixed(1)).toBe('56.0');
  });

  it('sees an edge with the row before', () => {
    const rise = '#RPM,2500,<,RPM,2500,>=,&&';
    const at = (before: number, now: number): number =>
      value(rise, { row: { RPM: now }, rowBefore: { RPM: before } });
    expect([at(2480, 2510), at(2510, 2520), at(2480, 2490)]).toEqual([1, 0, 0]);
    expect(problem(rise, { row: { RPM: 1 } })).toEqual({ kind: 'no-value', item: '#RPM' });
  });

  it('gives 99.99999 for a full pedal in single precision, so it never equals 100', () => {
    const single = evaluateFormula('x,0.39215684,*', { raw: 255 }, 'single');
    expect(single.ok && single.value.toFixed(5)).toBe('99.99999');
    expect(value('x,0.39215684,*,100,==', { raw: 255 })).toBe(0);
    expect(value('APP,95,>', { row: { APP: 99.99999 } })).toBe(1);
  });

  it.each([
    ['', { kind: 'empty' }],
    ['+', { kind: 'underflow', item: '+' }],
    ['1,&&', { kind: 'underflow', item: '&&' }],
    ['1,2', { kind: 'leftovers', left: 2 }],
    ['(x*2)', { kind: 'unreadable', item: '(x*2)' }],
    ['x,2,^', { kind: 'no-value', item: 'x' }],
    ['1,,+', { kind: 'unreadable', item: '' }],
    ['RPM', { kind: 'no-value', item: 'RPM' }],
    ['constructor', { kind: 'no-value', item: 'constructor' }],
    ['1,0,/', { kind: 'not-finite', item: '/' }],
    ['1e308,10,*', { kind: 'not-finite', item: '*' }],
    ['1e999', { kind: 'unreadable', item: '1e999' }],
  ])('says what is wrong with %j', (formula, wrong) => {
    expect(problem(formula)).toEqual(wrong);
  });

  it('agrees with the check of the stack for every formula of operators and numbers', () => {
    const items = fc.array(fc.constantFrom('1', '2', 'x', ...operators), { maxLength: 12 });
    fc.assert(
      fc.property(items, (parts) => {
        const formula = parts.join(',');
        const { underflowAt, left } = checkStack(readFormula(formula));
        const found = problem(formula, { raw: 3 }) as { kind: string } | null;
        if (parts.length === 0) expect(found?.kind).toBe('empty');
        else if (found?.kind === 'underflow') expect(underflowAt).not.toBeNull();
        else if (found?.kind !== 'not-finite') {
          expect(underflowAt).toBeNull();
          expect(found?.kind).toBe(left === 1 ? undefined : 'leftovers');
        }
      }),
    );
  });

  it('gives a finite number or a problem, and never throws, in both precisions', () => {
    fc.assert(
      fc.property(anyText, between(-1e300, 1e300), (formula, raw) => {
        for (const precision of ['double', 'single'] as const) {
          const result = evaluateFormula(formula, { raw }, precision);
          if (result.ok) expect(Number.isFinite(result.value)).toBe(true);
        }
      }),
    );
    expect(problem('x,'.repeat(200_000), { raw: 1 })).toEqual({ kind: 'unreadable', item: '' });
  });

  it('computes every scaling of the 95 for its smallest and largest raw value', () => {
    for (const { scaling, bits } of loggingParameters) {
      if (scaling === null) continue;
      expect(checkStack(readFormula(scaling))).toEqual({ underflowAt: null, left: 1 });
      expect(Number.isFinite(value(scaling, { raw: 0 }))).toBe(true);
      expect(Number.isFinite(value(scaling, { raw: 2 ** bits - 1 }))).toBe(true);
    }
  });
});
