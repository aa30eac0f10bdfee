import { describe, expect, it } from 'vitest';
import { stockMap } from '@site/src/data/stockMaps';
import { mapExtremes } from './mapExtremes';

describe('mapExtremes', () => {
  it('finds the extremes of the stock Load Scaling map', () => {
    expect(mapExtremes(stockMap('Load Scaling', 'LF9VEB'))).toEqual({
      lowest: { value: 0.7758, x: 1, y: 1000 },
      highest: { value: 1.249, x: 0.0625, y: 1500 },
    });
  });

  it('refuses a map without cells', () => {
    expect(() => mapExtremes({ x: [], y: [], z: [] })).toThrow(RangeError);
  });
});
