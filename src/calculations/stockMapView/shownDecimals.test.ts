import { expect, it } from 'vitest';
import { shownDecimals } from './shownDecimals';

it.each([
  [[0.787], 2, 3],
  [[4.1], 2, 2],
  [[3.727, 4.1], 2, 3],
  [[32.5, 32], 2, 2],
  [[119.5, 60], 0, 1],
  [[1.2063, 0.8315], 3, 3],
  [[-9.034801], 2, 3],
  [[0.01563], 2, 4],
  [[0.004668884], 2, 4],
  [[1e-7], 2, 4],
  [[], 1, 1],
])('of %j, which EcuFlash shows with %d, are %d', (values, show, decimals) => {
  expect(shownDecimals(values, show)).toBe(decimals);
});
