import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { valueOnMap } from './valueOnMap';

const heat = stockMap('System Heat Retard Base', 'LF9VEB');

describe('valueOnMap', () => {
  it('gives the cells at the breakpoints', () => {
    expect(valueOnMap(heat, 90, 50)).toBe(4.5);
    for (const [r, y] of heat.y.entries()) {
      for (const [c, x] of heat.x.entries()) {
        expect(valueOnMap(heat, x, y)).toBe(heat.z[r]?.[c]);
      }
    }
  });

  it('draws straight lines between them', () => {
    expect(
      valueOnMap(
        {
          x: [0, 1],
          y: [0, 10],
          z: [
            [0, 2],
            [4, 6],
          ],
        },
        0.5,
        5,
      ),
    ).toBe(3);
    expect(valueOnMap(heat, 95, 50)).toBe(6.25);
    expect(valueOnMap(heat, 90, 45)).toBe(4.25);
  });

  it('holds the last value beyond the edges', () => {
    expect(valueOnMap(heat, 130, 200)).toBe(14.5);
    expect(valueOnMap(heat, -40, -40)).toBe(-6.25);
  });

  it('stays between the lowest and the highest cell', () => {
    const degrees = fc.double({ min: -60, max: 200, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (coolant, intake) => {
        const value = valueOnMap(heat, coolant, intake);
        expect(value).toBeGreaterThanOrEqual(-6.25);
        expect(value).toBeLessThanOrEqual(14.5);
      }),
    );
  });

  it('refuses a place that is no number, and a map without cells', () => {
    expect(() => valueOnMap(heat, NaN, 20)).toThrow(RangeError);
    expect(() => valueOnMap({ x: [], y: [], z: [] }, 1, 1)).toThrow(RangeError);
  });
});
