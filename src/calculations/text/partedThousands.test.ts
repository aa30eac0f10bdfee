import { describe, expect, it } from 'vitest';
import { partedThousands } from './partedThousands';

describe('partedThousands', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '10\u00a0000'],
    [200_000, '200\u00a0000'],
    [1_048_576, '1\u00a0048\u00a0576'],
    [-12_345, '−12\u00a0345'],
    [12_345.5, '12345.5'],
    [1e21, '1e+21'],
  ])('prints %d as %s', (value, printed) => {
    expect(partedThousands(value)).toBe(printed);
  });
});
