import { describe, expect, it } from 'vitest';
import { mx5Calibrations } from './calibrations';
import { type Drivetrain, drivetrains } from './drivetrains';
import { sources } from './sources';
import { stockCalibrations, stockValue } from './stockMaps';

const keys = new Set(sources.map(({ key }) => key));
const named = drivetrains.map((each) => [each.id, each] as const);
const markets: Readonly<Record<string, string>> = { us: 'USA', jp: 'Japan', uk: 'UK and Europe' };

/** One decoded image of these families, or none. */
const imageOf = ({ families }: Drivetrain): string | undefined =>
  stockCalibrations.find((id) => families.includes(id.slice(0, 4)));

describe('the drivetrains', () => {
  it('are 28, each once', () => {
    expect(drivetrains).toHaveLength(28);
    expect(new Set(drivetrains.map(({ id }) => id)).size).toBe(28);
  });

  it.each(named)('%s is what its id says, with falling ratios', (id, each) => {
    const [generation, market, , gearbox] = id.split('-');
    expect(each.generation.toLowerCase()).toBe(generation);
    expect(each.market).toBe(markets[market ?? '']);
    expect(each.gearbox.toLowerCase()).toBe(gearbox);
    expect(each.ratios).toHaveLength(Number(each.gearbox[0]));
    expect(each.ratios).toEqual([...each.ratios].sort((a, b) => b - a));
    expect(each.sources.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(named.filter(([, each]) => imageOf(each)))(
    '%s has the limits and the gears of a factory image',
    (_id, each) => {
      const value = (table: string): number => stockValue(table, imageOf(each) ?? '').z;
      expect(value('RPM Fuel Cut')).toBe(each.fuelCutRpm);
      expect(value('RPM Throttle Cut | CPP set')).toBe(each.throttleCutRpm.pressed);
      expect(value('RPM Throttle Cut | CPP clear')).toBe(each.throttleCutRpm.released);
      expect(value('Gear Ratio - Final Drive')).toBeCloseTo(each.finalDrive, 3);
      const gears = ['1st', '2nd', '3rd', '4th', '5th', '6th'].slice(0, each.ratios.length);
      const stored = gears.map((gear) => value(`Gear Ratio - ${gear}`).toFixed(3));
      expect(stored).toEqual(each.ratios.map((ratio) => ratio.toFixed(3)));
    },
  );

  it.each(named.filter(([, each]) => !imageOf(each)))(
    '%s has no image: its limits are said to be of another car, or stand in the definitions',
    (_id, each) => {
      expect(each.limitsFrom === 'NC2' || each.sources.includes('definitions')).toBe(true);
      if (each.limitsFrom) expect(each.sources).not.toContain('rom-data');
    },
  );

  it('holds reverse as confirmed only where the manual prints it, in the automatics', () => {
    for (const { gearbox, reverseSure, sources } of drivetrains) {
      expect(reverseSure === 'confirmed').toBe(gearbox === '6AT');
      expect(sources.includes('manual-automatic')).toBe(gearbox === '6AT');
    }
  });

  it('names families of known calibrations, each for one drivetrain', () => {
    const known = new Set(mx5Calibrations.map(({ family }) => family));
    const families = drivetrains.flatMap((each) => each.families);
    expect(families.filter((family) => !known.has(family))).toEqual([]);
    expect(new Set(families).size).toBe(families.length);
  });

  it('agrees with the gearbox of the calibrations', () => {
    for (const { families, gearbox } of drivetrains) {
      const boxes = mx5Calibrations
        .filter(({ family, vehicle }) => families.includes(family) && vehicle.gearbox)
        .map(({ vehicle }) => vehicle.gearbox);
      expect(new Set(boxes).size).toBeLessThanOrEqual(1);
      if (boxes[0]) expect(gearbox.endsWith(boxes[0])).toBe(true);
    }
  });
});
