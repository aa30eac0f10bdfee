import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCar } from '../MyCar/car';
import { instrument } from './definition';

type Texts = Parameters<typeof instrument.evaluate>[0];

const ask = (texts: Texts = {}, car = noCar) => instrument.evaluate(texts, car);

const result = (texts: Texts = {}, car = noCar) => {
  const found = ask(texts, car);
  if (!found.result) throw new Error(JSON.stringify(found));
  return found.result;
};

const limits = (texts: Texts, car = noCar) => result(texts, car).notices.map(({ limit }) => limit);

describe('gears', () => {
  it('shows the worked case without a remark', () => {
    const worked = result();
    expect(worked.car.rows[0]?.rpmAfterShift?.toFixed(0)).toBe('4147');
    expect(worked.car).toMatchObject({
      name: 'NC2 USA 2.0 6MT',
      finalDrive: 4.1,
      reverse: { ratio: 3.603 },
      stock: { fuelCutRpm: 7500 },
    });
    expect(worked.notices).toEqual([]);
  });

  it('turns gear and speed into the engine speed that the chapter prints', () => {
    expect(result().car.rpmAtSpeed?.toFixed(0)).toBe('2778');
    expect(result().other?.rpmAtSpeed?.toFixed(0)).toBe('2669');
    expect(result({ speed: '70', unit: 'mph' }).car.rpmAtSpeed?.toFixed(0)).toBe('3129');
    expect(result({ car: 'nc1-us-20-5mt' }).car.rpmAtSpeed).toBeUndefined();
    const back = result({ gear: 'R', speed: '10' });
    expect(back.car.rpmAtSpeed?.toFixed(0)).toBe(
      ((10 * 1000 * 3.603 * 4.1) / (60 * 1.9362)).toFixed(0),
    );
    expect(result({ car: 'own', gear: 'R' }).car.rpmAtSpeed).toBeUndefined();
  });

  it.each(['7 000', '7\u00a0000', '7000', '7000,0'])('reads %j as it prints it', (shift) => {
    expect(result({ shift }).shiftRpm).toBe(7000);
  });

  it.each([
    ['shift', '70 00'],
    ['shift', '7.000'],
    ['shift', '12 001'],
    ['speed', '-1'],
    ['speed', '501'],
    ['tyre', '205/45'],
    ['counted', '45/205R17'],
  ] as const)('puts an error at the field %s with %j', (name, text) => {
    const { errors, result: none } = ask({ [name]: text });
    expect(Object.keys(errors)).toEqual([name]);
    expect(none).toBeUndefined();
  });

  it.each(['1 2 3', '3.136', '', '31.36 1.888', 'a b'])(
    'puts an error at the ratios %j, if they are no gearbox',
    (ratios) => {
      const { errors } = ask({ car: 'own', ratios });
      expect(Object.keys(errors)).toEqual(ratios === '3.136' ? [] : ['ratios']);
    },
  );

  it('says that an engine speed lies above the lower of the stock cuts, and which that is', () => {
    const told = (texts: Texts, car = noCar) =>
      result({ other: 'none', ...texts }, car).notices.at(-1)?.text;
    expect(limits({ shift: '7200' })).toEqual([]);
    expect(told({ shift: '7201' })).toContain('throttle cut of NC2 USA 2.0 6MT, 7200 rpm');
    expect(told({ car: 'nc2-uk-18-5mt' })).toContain('throttle cut');
    expect(told({ car: 'nc1-us-20-6mt', shift: '7001' })).toContain('the stock fuel cut of NC1');
    expect(told({ car: 'own', shift: '7400' })).toContain('above the lower stock cut of every NC');
    const nc1 = { ...noCar, generation: 'NC1', engine: '2.0', gearbox: '6MT', market: 'USA' };
    expect(told({ car: 'own', shift: '7100' }, nc1)).toContain('fuel cut of NC1 USA 2.0 6MT');
    expect(limits({ shift: '7201', other: 'none' })).toEqual(['gearsAboveStockCut']);
    expect(limits({ gear: '1', speed: '100', other: 'none' })).toEqual(['gearsAboveStockCut']);
    expect(limits({ car: 'own', other: 'none', shift: '7200' })).toEqual([]);
    expect(limits({ car: 'own', other: 'none', shift: '9000' })).toEqual(['gearsAboveStockCut']);
  });

  it('says that My car has gears that stand in no table', () => {
    const car = { ...noCar, generation: 'NC2', engine: '2.0', gearbox: '6MT', market: 'Australia' };
    expect(limits({}, car)).toEqual(['gearsOfCarUnknown']);
  });

  it('answers any text, or says what to write at that field', () => {
    const names = ['ratios', 'final', 'tyre', 'counted', 'shift', 'gear', 'speed', 'unit'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, text) => {
        const { errors, result: found } = ask({ car: 'own', [name]: text });
        expect(found ? [] : Object.keys(errors)).toEqual(found ? [] : [name]);
      }),
    );
  });
});
