import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockCalibrations, stockMap, stockTable } from '@site/src/data/stockMaps';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { sparkFromStock, type SparkPlace } from './sparkFromStock';
import { sparkSweep } from './sparkSweep';
import { sparkTableNames } from './sparkTableNames';
import { sparkTrace } from './sparkTrace';

const of = (id: string) => (name: string) => stockTable(name, id);
const reference = of('LF9VEB');

const heatBinds: SparkPlace = {
  engineSpeedRpm: 4000,
  load: 0.875,
  coolantC: 90,
  intakeAirC: 50,
  fuelDemand: 'high',
  knockClass: 'low-det',
  loop: 'open',
  shuttersIn: false,
  idle: false,
  camBeyondFive: false,
};

const limitBinds = { ...heatBinds, engineSpeedRpm: 4500, load: 0.6875, intakeAirC: 20 };

describe('sparkFromStock', () => {
  it('finds the terms of the worked case in which heat binds', () => {
    const { terms, from } = sparkFromStock(reference, heatBinds);
    expect(from).toEqual([
      { term: 'target', table: 'Spark Target | High Fuel Demand, Low-Det', value: 19.2 },
      { term: 'heat-retard', table: 'System Heat Retard Base', value: 4.5 },
      { term: 'heat-multiplier', table: 'System Heat Retard Multiplier', value: 0.7 },
      { term: 'limit', table: 'Spark Limit | OL', value: 23 },
    ]);
    expect(sparkTrace(terms).afterHeatDegrees).toBe(16.05);
    const oneStep = { ...terms, additive: { ...terms.additive, knock: 1.7 } };
    expect(sparkTrace(oneStep).finalDegrees).toBe(14.35);
  });

  it('finds the terms of the worked case in which the limit binds', () => {
    const trace = sparkTrace(sparkFromStock(reference, limitBinds).terms);
    expect(trace).toMatchObject({
      afterHeatDegrees: 29.5,
      limitDegrees: 25.8,
      binding: 'limit',
      finalDegrees: 25.8,
    });
  });

  it('adds the cam to the limit only beyond 5°', () => {
    const place = { ...limitBinds, engineSpeedRpm: 1500, load: 0.375 };
    const [still, moved] = [false, true].map((camBeyondFive) =>
      sparkFromStock(reference, { ...place, camBeyondFive }),
    );
    expect(still?.terms.camAdditionDegrees).toBe(0);
    expect(moved?.terms.camAdditionDegrees).toBe(4);
    expect(moved?.from.at(-1)?.table).toBe('Spark Limit - VCT Add | VCT > 5');
  });

  it('takes idle limit and cold advance at idle alone', () => {
    const place = { ...heatBinds, engineSpeedRpm: 700, load: 0.25, coolantC: 20, idle: true };
    const { terms, from } = sparkFromStock(reference, place);
    expect(terms).toMatchObject({ idle: true, idleLimitDegrees: 8, coldAdvanceDegrees: 5 });
    expect(from.map(({ term }) => term).slice(3)).toEqual(['idle-limit', 'cold-advance']);
    const moving = sparkFromStock(reference, { ...place, idle: false });
    expect(moving.terms.coldAdvanceDegrees).toBe(0);
  });

  it('says where a table that acts ends before the place', () => {
    const textsAt = (changes: Partial<SparkPlace>) =>
      sparkFromStock(reference, { ...heatBinds, ...changes }).edges.map(({ text }) => text);
    expect(textsAt({})).toEqual([]);
    const [load] = textsAt({ load: 1.2 });
    expect(load).toMatch(/^Load 1\.2 lies outside the axes of `Spark Target \| .+Low-Det`/);
    expect(load).toContain('`Spark Limit | OL`');
    expect(load).not.toContain('VCT Add');
    expect(textsAt({ load: 1.2, camBeyondFive: true })[0]).toContain('VCT Add');
    expect(textsAt({ engineSpeedRpm: 8000 })[0]).toContain('edge, engine speed 7500 rpm, was held');
    expect(textsAt({ shuttersIn: true, engineSpeedRpm: 4500 })[0]).toContain('4000 rpm');
  });

  it('refuses a place that cannot be', () => {
    for (const wrong of [
      { engineSpeedRpm: -1 },
      { load: NaN },
      { coolantC: 1e308 },
      { intakeAirC: -41 },
    ]) {
      expect(() => sparkFromStock(reference, { ...heatBinds, ...wrong })).toThrow(OutOfRangeError);
    }
  });

  it('gives a finite spark for every calibration, selection and place', () => {
    const place = fc.record<SparkPlace>({
      engineSpeedRpm: fc.double({ min: 0, max: 10_000, noNaN: true }),
      load: fc.double({ min: 0, max: 3, noNaN: true }),
      coolantC: fc.double({ min: -40, max: 150, noNaN: true }),
      intakeAirC: fc.double({ min: -40, max: 150, noNaN: true }),
      fuelDemand: fc.constantFrom('high', 'low'),
      knockClass: fc.constantFrom('low-det', 'high-det'),
      loop: fc.constantFrom('open', 'closed'),
      shuttersIn: fc.boolean(),
      idle: fc.boolean(),
      camBeyondFive: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...stockCalibrations), place, (id, given) => {
        const { finalDegrees } = sparkTrace(sparkFromStock(of(id), given).terms);
        expect(finalDegrees).toBeGreaterThan(-60);
        expect(finalDegrees).toBeLessThan(70);
      }),
    );
  });
});

describe('sparkTableNames', () => {
  it('names the maps with the shutters in', () => {
    const names = sparkTableNames({
      ...heatBinds,
      fuelDemand: 'low',
      knockClass: 'high-det',
      shuttersIn: true,
    });
    expect(names).toMatchObject({
      target: 'Spark Target | Low Fuel Demand, High-Det, IMRC',
      heatRetard: 'System Heat Retard Base | IMRC',
      limit: 'Spark Limit | IMRC',
      idleLimit: 'Spark Idle Limit | IMRC',
    });
  });
});

describe('sparkSweep', () => {
  it('runs over engine speed and over load', () => {
    const overSpeed = sparkSweep(reference, limitBinds, 'engineSpeedRpm', [4000, 4500, 5000]);
    expect(overSpeed.map(({ at }) => at)).toEqual([4000, 4500, 5000]);
    expect(overSpeed[1]?.trace.finalDegrees).toBe(25.8);
    const knock = { additive: { ...limitBindsTerms.additive, knock: 1.7 } };
    const overLoad = sparkSweep(reference, heatBinds, 'load', [0.875], knock);
    expect(overLoad[0]?.trace.finalDegrees).toBe(14.35);
  });
});

const limitBindsTerms = sparkFromStock(reference, limitBinds).terms;

describe('the reference file', () => {
  it('has its target above its limit in 120 of 225 cells, as the text says', () => {
    const target = stockMap('Spark Target | High Fuel Demand, Low-Det', 'LF9VEB');
    const limit = stockMap('Spark Limit | OL', 'LF9VEB');
    expect([limit.x, limit.y]).toEqual([target.x, target.y]);
    const above = target.y.flatMap((engineSpeedRpm, r) =>
      target.x.flatMap((load, c) => {
        const [wanted, most] = [target.z[r]?.[c] ?? NaN, limit.z[r]?.[c] ?? NaN];
        return wanted > most ? [{ engineSpeedRpm, load, byDegrees: wanted - most }] : [];
      }),
    );
    expect(above).toHaveLength(120);
    expect(above.filter(({ load }) => load <= 0.3125)).toHaveLength(4 * 15);
    expect(above.filter(({ load }) => load >= 0.9375)).toEqual([]);
    const place = above.find((cell) => cell.engineSpeedRpm === 4500 && cell.load === 0.6875);
    expect(place?.byDegrees).toBeCloseTo(3.7, 9);
  });
});
