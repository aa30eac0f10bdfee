import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { edgeNotices } from './edgeNotices';
import { valueOnMap } from './valueOnMap';

const target = stockMap('Spark Target | High Fuel Demand, Low-Det', 'LF9VEB');
const limit = stockMap('Spark Limit | OL', 'LF9VEB');
const textsOf = (...reads: Parameters<typeof edgeNotices>[0]) =>
  edgeNotices(reads).map(({ text }) => text);

describe('edgeNotices', () => {
  it('says which axis was left, and where its value was held', () => {
    expect(textsOf({ table: target, x: 1.2, y: 8000 })).toEqual([
      'Load 1.2 lies outside the axes of `Spark Target | High Fuel Demand, Low-Det`: the value at the edge, load 1, was held.',
      'Engine speed 8000 rpm lies outside the axes of `Spark Target | High Fuel Demand, Low-Det`: the value at the edge, engine speed 7500 rpm, was held.',
    ]);
    expect(textsOf({ table: target, x: 0.05, y: 4000 })[0]).toContain('edge, load 0.125, was held');
  });

  it('gathers the tables that were left at the same place', () => {
    const told = textsOf({ table: target, x: 1, y: 8000 }, { table: limit, x: 1, y: 8000 });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Low-Det` and `Spark Limit | OL`');
  });

  it('names degrees, and the one axis of a curve', () => {
    const curve = {
      kind: 'curve',
      name: 'Spark Cold Advance | Idle',
      yAxis: 'coolant temperature [deg C]',
      y: [-40, 110],
    } as const;
    expect(textsOf({ table: curve, y: 130 })[0]).toBe(
      'Coolant temperature 130 °C lies outside the axes of `Spark Cold Advance | Idle`: the value at the edge, coolant temperature 110 °C, was held.',
    );
  });

  it('speaks exactly where reading the map does not follow the place', () => {
    const span = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(span, (load) => {
        const inside = load >= 0.125 && load <= 1;
        expect(textsOf({ table: target, x: load, y: 4000 })).toHaveLength(inside ? 0 : 1);
        if (!inside)
          expect(valueOnMap(target, load, 4000)).toBe(
            valueOnMap(target, load < 0.5 ? 0.125 : 1, 4000),
          );
      }),
    );
  });
});
