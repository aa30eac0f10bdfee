import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { mapCell } from './mapCell';

describe('mapCell', () => {
  it('reads one cell', () => {
    const target = stockMap('Spark Target | High Fuel Demand, Low-Det', 'LF9VEB');
    expect(mapCell(target, 0.875, 4000)).toBe(19.2);
  });

  it('refuses a place between breakpoints', () => {
    expect(() => mapCell({ x: [1], y: [1], z: [[1]] }, 1.5, 1)).toThrow(RangeError);
  });
});
