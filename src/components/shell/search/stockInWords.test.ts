import { expect, test } from 'vitest';
import { stockMap, stockTable } from '@site/src/data/stockMaps';
import { calibrationOfCar, type Stock } from './stock';
import { stockInWords } from './stockInWords';

const words = (name: string, calibration: string): string =>
  stockInWords({ table: stockTable(name, calibration) as Stock['table'], calibration });

test('the range of a map is that of its cells, with the calibration', () => {
  const cells = stockMap('Load Scaling', 'LF9VEB').z.flat();
  const said = words('Load Scaling', 'LF9VEB');
  expect(said).toMatch(/^Stock, LF9VEB: \d+\.\d+ to \d+\.\d+/);
  const [low, high] = Array.from(said.matchAll(/\d+\.\d+/g), ([number]) => Number(number));
  expect(low).toBeCloseTo(Math.min(...cells), 2);
  expect(high).toBeCloseTo(Math.max(...cells), 2);
});

test.each([
  ['"NC2 2.0 6MT LF9VEB"', 'LF9VEB'],
  ['"LFNPEA"', 'LFNPEA'],
  ['"NC1 1.8"', undefined],
  ['', undefined],
])('the car %s has the calibration %s', (car, calibration) => {
  expect(calibrationOfCar(car)).toBe(calibration);
});
