import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../kit/fields';
import { stockLibrary as loaded } from '../StockLibrary/library';
import { isWorkedPlace, sparkResult } from './sparkCase';
import { sparkFields } from './sparkStore';

const initial = initialValues(sparkFields);
const given = (changes: Partial<typeof initial>) => ({ ...initial, ...changes });

describe('sparkResult', () => {
  it('shows the worked case in which heat binds without any file', () => {
    const { value } = sparkResult(initial, undefined);
    expect(value?.trace).toMatchObject({
      afterHeatDegrees: 16.05,
      limitDegrees: 23,
      binding: 'target',
      finalDegrees: 14.35,
    });
  });

  it('reads the same from the few cells of the worked case as from the file', () => {
    const [few, all] = [undefined, loaded].map((maps) => sparkResult(initial, maps).value);
    const whole = sparkResult(given({ id: 'lf9veb' }), loaded).value;
    expect(few).toEqual(all);
    const traces = (result: typeof few) => result?.sweep.map(({ at, trace }) => ({ at, trace }));
    expect(traces(whole)).toEqual(traces(few));
    expect(whole?.from).toEqual(few?.from);
  });

  it('follows the worked case in which the limit binds', () => {
    const values = given({ rpm: '4500', load: '0,6875', air: '20', knock: '0' });
    expect(isWorkedPlace(values)).toBe(false);
    expect(sparkResult(values, undefined)).toEqual({ value: undefined });
    const { value } = sparkResult(values, loaded);
    expect(value?.trace).toMatchObject({ binding: 'limit', finalDegrees: 25.8 });
    expect(value?.raised).toMatchObject({ finalChangeDegrees: 0, limitRiseNeededDegrees: 4.7 });
  });

  it('takes own values without any file', () => {
    const { value } = sparkResult(given({ from: 'own', target: '30', cold: '2' }), undefined);
    expect(value?.trace).toMatchObject({ binding: 'limit', finalDegrees: 23 - 1.7 + 2 });
    expect(value?.sweep).toEqual([]);
  });

  it('says what to write instead of any noise, in any field', () => {
    const names = Object.keys(sparkFields) as (keyof typeof sparkFields)[];
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom('', '-1', 'Infinity', '1e308', '<b>', '９'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), noise, (name, text) => {
        const { value, fault } = sparkResult(given({ [name]: text }), loaded);
        if (fault === undefined) expect(Number.isFinite(value?.trace.finalDegrees)).toBe(true);
        else expect(fault).toMatch(/^(?:Write|No stock maps)/);
      }),
    );
  });
});
