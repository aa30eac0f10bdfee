/**
 * What the gears must refuse or warn of, written from the chapters on the car and on recording a pull by
 * somebody who did not write the computation.
 */
import { describe, expect, it } from 'vitest';
import { type MyCar, noCar } from '../MyCar/car';
import { instrument } from './definition';

type Texts = Parameters<typeof instrument.evaluate>[0];

const ask = (texts: Texts, car: Partial<MyCar> = {}) =>
  instrument.evaluate({ other: 'none', ...texts }, { ...noCar, ...car });

const limits = (texts: Texts, car?: Partial<MyCar>) =>
  ask(texts, car).result?.notices.map(({ limit }) => limit);

/** Nothing is shown, and the message stands at the field. */
const refuses = (name: string, text: string, more: Texts = {}) => {
  const { errors, result } = ask({ ...more, [name]: text });
  expect(Object.keys(errors)).toEqual([name]);
  expect(result).toBeUndefined();
};

const own = { car: 'own' };

describe('the gears', () => {
  it('1: say that a market has no table of gears', () => {
    const car = { generation: 'NC2', engine: '2.0', gearbox: '6MT', market: 'Australia' };
    expect(limits({}, car)).toEqual(['gearsOfCarUnknown']);
  });

  it.each([
    { generation: 'NC2', engine: '1.8', gearbox: '6MT', market: '' },
    { generation: 'NC1', engine: '1.8', gearbox: '5MT', market: 'USA' },
  ])('2: have no gears of a car that was never sold: %o', (car) => {
    expect(limits({}, car)).toEqual(['gearsOfCarUnknown']);
  });

  it('3: say that the final drive of an early 1.8 is disputed, and of no later one', () => {
    const shift = '6000';
    expect(limits({ car: 'nc1-uk-18-5mt', shift })).toEqual(['gearsDisputed']);
    expect(limits({ car: 'nc2-uk-18-5mt', shift })).toEqual([]);
    expect(limits({ car: 'nc3-uk-18-5mt', shift })).toEqual(['gearsOfOneSource']);
    expect(limits({ car: 'nc2-uk-20-5mt' })).toEqual([]);
  });

  it.each(['9500', '12 000'])('4: call no engine speed safe: %s', (shift) => {
    const notices = ask({ shift }).result?.notices ?? [];
    expect(notices.map(({ limit }) => limit)).toEqual(['gearsAboveStockCut']);
    expect(notices[0]?.text).toContain('No source gives a safe limit');
  });

  it.each(['7 000', '7\u2009000', '7\u202f000'])('5: read %j as 7000', (shift) => {
    expect(ask({ shift }).result?.shiftRpm).toBe(7000);
  });

  it.each(['7000 rpm', '7,000', '7.000', '0', '-7000', '70000', 'NaN', ''])(
    '5, 6: refuse %j to shift at, rather than 7 rpm',
    (shift) => {
      refuses('shift', shift);
    },
  );

  it('7: say that an automatic is cut at 7000 rpm', () => {
    expect(limits({ car: 'nc2-us-20-6at', shift: '7500' })).toEqual(['gearsAboveStockCut']);
  });

  it('8: know the speed limiter of the car beside the sum', () => {
    expect(ask({ car: 'nc2-jp-20-6mt' }).result?.car.stock?.speedLimitKmh).toBe(180);
    expect(ask({ car: 'nc2-uk-20-6mt' }).result?.car.stock?.speedLimitKmh).toBe(250);
  });

  it.each(['205/45-17', '205/45ZR17 84W', '205/45R17 on 7J', '0x2054517'])(
    '9, 11: read the tyre %s',
    (tyre) => {
      expect(ask({ tyre }).result?.turnsPerMile.toFixed(0)).toBe('831');
    },
  );

  it.each(['205 45 17', '205/45R71', '17', '', '205/45'])('9, 11: refuse the tyre %j', (tyre) => {
    refuses('tyre', tyre);
    refuses('counted', tyre);
  });

  it('10: give each error of a tyre for itself, with its sign', () => {
    const { result } = ask({ tyre: '225/45R17', counted: '205/45R17' });
    expect(result?.speedometerPercent).toBeLessThan(0);
    expect(result?.roadDynoPercent).toBeLessThan(0);
    expect(Math.abs(result?.roadDynoPercent ?? 0)).toBeGreaterThan(
      1.5 * Math.abs(result?.speedometerPercent ?? 0),
    );
  });

  it.each([
    '0.832 1.000 1.177',
    '3.815 2.260 1.640 1.177 1.000 0.832 -1',
    '3.815, 2,260, 1,640',
    '3815 2260',
  ])('13: refuse the ratios %j', (ratios) => {
    refuses('ratios', ratios, own);
  });

  it('13: read three ratios as three gears, with points or commas', () => {
    expect(ask({ ...own, ratios: '3.815 2.260 1.640' }).result?.car.rows).toHaveLength(3);
    expect(ask({ ...own, ratios: '3,815 2,260 1,640' }).result?.car.rows[1]?.ratio).toBe(2.26);
  });

  it.each(['41', '0', '-4.1', '1:4.1', ''])('14: refuse the final drive %j', (final) => {
    refuses('final', final, own);
  });

  it('14: read a final drive with a comma', () => {
    expect(ask({ ...own, final: '4,1' }).result?.car.finalDrive).toBe(4.1);
  });

  it('16: know no reverse of gears that nobody printed', () => {
    expect(ask(own).result?.car.reverse).toBeUndefined();
    expect(ask({ ...own, gear: 'R' }).result?.car.rpmAtSpeed).toBeUndefined();
  });

  it('17: show no earlier car under ratios that cannot be read', () => {
    refuses('ratios', 'as before', own);
    expect(instrument.store.fields.car.identifies).toBe(true);
  });

  it.each(['nc3-uk-18-5mt', 'nc3-jp-20-6at'])('18: say that %s stands on one source', (car) => {
    expect(limits({ car })).toContain('gearsOfOneSource');
    expect(ask({ car }).result?.notices[0]?.text).toContain('its cuts and speed limiter are');
  });
});
