import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockTable } from '@site/src/data/stockMaps';
import { loggedSpark } from './loggedSpark';
import { sweepPoints } from './sweepPoints';

describe('loggedSpark', () => {
  it('shows the worked case as 14.0 or 14.5', () => {
    expect(loggedSpark(14.35)).toEqual([14, 14.5]);
    expect(loggedSpark(25.5)).toEqual([25.5]);
    expect(loggedSpark(-0.2)).toEqual([-0.5, -0]);
  });

  it('holds the spark between its values', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 90, noNaN: true }), (degrees) => {
        const shown = loggedSpark(degrees);
        expect(Math.min(...shown)).toBeLessThanOrEqual(degrees + 1e-6);
        expect(Math.max(...shown)).toBeGreaterThanOrEqual(degrees - 1e-6);
      }),
    );
  });
});

describe('sweepPoints', () => {
  const table = (name: string) => stockTable(name, 'LF9VEB');
  const selection = {
    fuelDemand: 'high',
    knockClass: 'low-det',
    loop: 'open',
    shuttersIn: false,
    idle: false,
  } as const;

  it('takes the breakpoints of the target and the places halfway', () => {
    const overSpeed = sweepPoints(table, selection, 'engineSpeedRpm');
    expect(overSpeed.slice(0, 3)).toEqual([500, 750, 1000]);
    expect(overSpeed.at(-1)).toBe(7500);
    expect(sweepPoints(table, selection, 'load')).toHaveLength(29);
  });

  it('ends where the maps for the shutters end', () => {
    expect(sweepPoints(table, { ...selection, shuttersIn: true }, 'engineSpeedRpm').at(-1)).toBe(
      4000,
    );
  });
});
