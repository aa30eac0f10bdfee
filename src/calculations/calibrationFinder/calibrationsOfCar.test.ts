import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { familiesOfCar, type KnownCar } from './calibrationsOfCar';

const certain = (car: KnownCar): string[] =>
  familiesOfCar(car)
    .filter(({ uncertain }) => !uncertain)
    .map(({ family }) => family);

describe('familiesOfCar', () => {
  it.each([
    [2006, '6MT', ['LFG2']],
    [2008, '6MT', ['LF4X', 'LF5C']],
    [2009, '6MT', ['LF9V', 'LFAA']],
    [2010, '5MT', ['LFDK', 'LFDN']],
    [2014, 'AT', ['LFLX', 'LFMA']],
  ] as const)('of a US car of %d with %s holds %j', (year, gearbox, families) => {
    expect(certain({ market: 'USA', year, gearbox })).toEqual(
      expect.arrayContaining([...families]),
    );
  });

  it('marks what is inferred or not known, and puts it last', () => {
    const european = familiesOfCar({ market: 'UK and Europe', year: null, gearbox: '5MT' });
    expect(european.find(({ family }) => family === 'LFJ1')?.uncertain).toBe(true);
    expect(european.map(({ family }) => family)).not.toContain('LFG3');
    const order = european.map(({ uncertain }) => uncertain);
    expect(order).toEqual([...order].sort());
  });

  it('holds every calibration if nothing is known', () => {
    const all = familiesOfCar({ market: null, year: null, gearbox: null });
    expect(all.flatMap(({ ids }) => ids).sort()).toEqual(mx5Calibrations.map(({ id }) => id));
  });

  it('never grows when more is known', () => {
    const cars = fc.record({
      market: fc.constantFrom('USA', 'UK and Europe', 'Japan', null),
      year: fc.option(fc.integer({ min: 2005, max: 2015 })),
      gearbox: fc.constantFrom('5MT', '6MT', 'AT', null),
    });
    fc.assert(
      fc.property(cars, (car) => {
        const wider = familiesOfCar({ ...car, year: null }).map(({ family }) => family);
        for (const { family } of familiesOfCar(car)) expect(wider).toContain(family);
      }),
    );
  });

  it('tells the generations by model years and by gears, and only what both leave open as perhaps', () => {
    const of = (generation: 'NC1' | 'NC2' | 'NC3') =>
      familiesOfCar({ market: null, year: null, gearbox: null, generation });
    const names = (generation: 'NC1' | 'NC2' | 'NC3') => of(generation).map(({ family }) => family);
    expect(names('NC2')).toEqual(expect.arrayContaining(['LF9V', 'LFGJ', 'LF9R', 'L843']));
    for (const family of ['LFG2', 'LF5B', 'L831', 'LFN4', 'LFLM', 'LFNP'])
      expect(names('NC2')).not.toContain(family);
    // Years of the one generation with the gears of the next, and no year at all.
    for (const [family, either] of [
      ['L862', ['NC1', 'NC2']],
      ['LFLV', ['NC2', 'NC3']],
    ] as const)
      for (const generation of either)
        expect(of(generation).find((each) => each.family === family)?.uncertain).toBe(true);
    expect(names('NC3')).not.toContain('L862');
    expect(names('NC1')).not.toContain('LFLV');
  });

  it('tells Federal from California, and the engines', () => {
    const us = { market: 'USA', year: 2009, gearbox: '6MT' } as const;
    expect(certain({ ...us, emissions: 'Federal' })).toEqual(['LF9V']);
    expect(certain({ ...us, emissions: 'California' })).toEqual(['LFAA']);
    const small = familiesOfCar({ market: null, year: null, gearbox: null, engine: '1.8' });
    expect(small.filter(({ uncertain }) => !uncertain).map(({ family }) => family)).toEqual([
      'L831',
      'L843',
      'L862',
      'L872',
    ]);
    expect(familiesOfCar({ ...us, engine: '1.8' }).every(({ uncertain }) => uncertain)).toBe(true);
    const japan = { market: 'Japan', year: null, gearbox: null, emissions: 'Federal' } as const;
    expect(certain(japan)).toEqual([]);
  });

  it('holds nothing for certain of Canada and Australia', () => {
    for (const market of ['Canada', 'Australia'] as const) {
      const families = familiesOfCar({ market, year: null, gearbox: null });
      expect(families.length).toBeGreaterThan(0);
      expect(families.every(({ uncertain }) => uncertain)).toBe(true);
      expect(families.map(({ family }) => family)).not.toContain('L831');
    }
    const canada = familiesOfCar({ market: 'Canada', year: 2009, gearbox: '6MT' });
    expect(canada.map(({ family }) => family)).toContain('LF9V');
    expect(canada.map(({ family }) => family)).not.toContain('LFAA');
  });

  it.each([1999, 2016, NaN])('refuses the year %d', (year) => {
    expect(() => familiesOfCar({ market: null, year, gearbox: null })).toThrow(OutOfRangeError);
  });
});
