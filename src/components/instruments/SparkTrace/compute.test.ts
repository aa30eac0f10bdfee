import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnDemandState } from '../kit/onDemand';
import { type StockLibrary, stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { isWorkedPlace, needsMaps, sparkFields } from './fields';

type Texts = Parameters<typeof instrument.evaluate>[0];
const there: OnDemandState<StockLibrary> = { status: 'there', value: stockLibrary };
const ask = (texts: Texts = {}) => instrument.evaluate(texts, there);
const early = (texts: Texts = {}) => instrument.evaluate(texts, { status: 'not-asked' });
const limitsOf = (texts: Texts) => ask(texts).result?.notices.map(({ limit }) => limit);
const worked = instrument.store.workedCase().values;

describe('the worked case', () => {
  it('is the one in which heat binds, without any file', () => {
    expect(early().result?.trace).toMatchObject({
      afterHeatDegrees: 16.05,
      limitDegrees: 23,
      binding: 'target',
      finalDegrees: 14.35,
    });
    expect(needsMaps(worked)).toBe(false);
  });

  it('reads the same from its few cells as from the file', () => {
    const few = early().result;
    const whole = ask({ id: 'lf9veb' }).result;
    const traces = (result: typeof few) => result?.sweep.map(({ at, trace }) => ({ at, trace }));
    expect(traces(whole)).toEqual(traces(few));
    expect(whole?.from).toEqual(few?.from);
    expect(whole?.maps?.nearness).toEqual([]);
    expect(whole?.notices).toEqual(few?.notices);
  });
});

describe('a place on the maps', () => {
  const limitBinds = { rpm: '4500', load: '0,6875', air: '20', knock: '0' };

  it('waits for the maps, and follows the case in which the limit binds', () => {
    expect(isWorkedPlace({ ...worked, ...limitBinds })).toBe(false);
    expect(early(limitBinds)).toEqual({ errors: {} });
    const { result } = ask(limitBinds);
    expect(result?.trace).toMatchObject({ binding: 'limit', finalDegrees: 25.8 });
    expect(result?.raised).toMatchObject({ finalChangeDegrees: 0, limitRiseNeededDegrees: 4.7 });
    expect(result?.notices.map(({ limit }) => limit)).toEqual(['raisedOutsideField']);
  });

  it('says where a map ends before it', () => {
    const high = ask({ ...limitBinds, rpm: '8000', load: '1.2', raise: '0' }).result;
    expect(high?.notices.map(({ limit }) => limit)).toEqual([
      'edgeValueHeld',
      'edgeValueHeld',
      'knockUnheard',
    ]);
    expect(high?.notices[0]?.text).toMatch(/^Load 1\.2 lies outside the axes of `Spark Target/);
  });

  it('says whose maps they are, if not those of the car', () => {
    const [first] = ask({ ...limitBinds, id: 'l831eg' }).result?.notices ?? [];
    expect(first?.text).toMatch(/^No factory file of L831EG could be read\..+never to flash\.$/);
    expect(limitsOf({ ...limitBinds, id: 'LF9V' })).toContain('sparkMapsOfAnother');
  });

  it('warns of a target raised where nobody listens, or where it knocks', () => {
    expect(limitsOf({ ...limitBinds, rpm: '6500' })).toContain('raisedUnheard');
    expect(limitsOf({ ...limitBinds, knock: '1.7' })).toContain('raisedInSpiteOfKnock');
  });
});

describe('own values', () => {
  it('need no file', () => {
    const { result } = early({ from: 'own', target: '30', cold: '2' });
    expect(result?.trace).toMatchObject({ binding: 'limit', finalDegrees: 23 - 1.7 + 2 });
    expect(result?.sweep).toEqual([]);
  });

  it('are not held up by what the maps would ask', () => {
    expect(early({ from: 'own', rpm: 'x', id: 'x', idleLimit: 'x' }).errors).toEqual({});
  });
});

it('says what to write instead of any noise, in any field', () => {
  const names = Object.keys(sparkFields) as (keyof typeof sparkFields)[];
  const noise = fc.oneof(fc.string(), fc.constantFrom('', '-1', 'Infinity', '1e308', '<b>', '９'));
  fc.assert(
    fc.property(fc.constantFrom(...names), noise, (name, text) => {
      const { result, errors } = ask({ [name]: text });
      const [error] = Object.values(errors);
      if (error === undefined) expect(Number.isFinite(result?.trace.finalDegrees)).toBe(true);
      else expect(error).toMatch(/^(?:Write|No stock maps)/);
    }),
  );
});
