import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { logWithout } from '../testing/logWithout';
import { analyseLog } from './analyseLog';
import { nearestCell } from './nearestCell';
import { placedLoad } from './placedLoad';
import { usualLogOptions } from './usualLogOptions';

// Worked in the facts: 110 g/s at 6000 rpm, ρ 0.0011208 g/cc, 1999 cc; base load 0.9819, A 0.9742,
// absolute 0.9099.
const row = {
  ...rowsOf(1)[0],
  rpm: 6000,
  load: 0.9099,
  airFlow: 110,
  barometer: 101.32,
  coolant: 90,
  intakeAir: 25,
};
const density = 0.0011208;
const kelvin = (353 * 101.32) / (101_320 * density);
const intakeAir = (kelvin - 273 - 0.1992 * 90) / (1 - 0.1992);
const table = logTableOf([Array.from({ length: 300 }, () => ({ ...row, intakeAir }))]);

describe('placedLoad', () => {
  it('gives the worked case of the facts: 0.910 as logged, 0.974 undone, 0.982 from the air flow', () => {
    const at = (placement: 'asLogged' | 'densityUndone' | 'fromAirFlow') =>
      placedLoad(table, placement, 1999).loads?.[0] ?? NaN;
    expect(at('asLogged')).toBeCloseTo(0.9099, 4);
    expect(at('densityUndone')).toBeCloseTo(0.9742, 3);
    expect(at('fromAirFlow')).toBeCloseTo(0.9819, 3);
  });

  it('puts that row one column apart: 0.9375 as logged, 1.0 from the air flow', () => {
    const column = (load: number) => flatScaling.loads[nearestCell(flatScaling, load, 6000) % 17];
    expect(column(0.9099)).toBe(0.9375);
    expect(column(0.9819)).toBe(1);
  });

  it('says what it lacks', () => {
    expect(placedLoad(logWithout(table, 'barometer'), 'densityUndone', 1999)).toMatchObject({
      loads: null,
      lacking: ['barometer'],
    });
    expect(placedLoad(table, 'fromAirFlow', null).lacksDisplacement).toBe(true);
  });

  it('is reported with the seconds that change their cell', () => {
    const options = { ...usualLogOptions(flatScaling), displacementCc: 1999 };
    const { placements, secondsUsed } = analyseLog(table, options);
    const [logged, undone, flow] = placements;
    expect(logged?.secondsMoved).toBe(0);
    expect(undone?.secondsMoved).toBeCloseTo(secondsUsed, 6);
    expect(flow?.secondsMoved).toBeCloseTo(secondsUsed, 6);
    expect(flow?.meanRatio).toBeCloseTo(0.9819 / 0.9099, 3);
    const without = analyseLog(table, usualLogOptions(flatScaling)).placements[2];
    expect(without?.cannot).toContain('displacement');
    expect(without?.secondsMoved).toBeNaN();
  });

  it('lays the rows where the reader wants them', () => {
    const options = { ...usualLogOptions(flatScaling), displacementCc: 1999 };
    const seconds = (placement: 'asLogged' | 'fromAirFlow', load: number) =>
      analyseLog(table, { ...options, placement }).table.cells[11]?.[
        flatScaling.loads.indexOf(load)
      ]?.seconds ?? NaN;
    expect(seconds('asLogged', 0.875)).toBeGreaterThan(1);
    expect(seconds('fromAirFlow', 0.875)).toBe(0);
    expect(seconds('fromAirFlow', 1)).toBeGreaterThan(seconds('asLogged', 1));
  });
});
